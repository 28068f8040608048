/** A link that calls a number. On phones it is as large as a button. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="phone-link" href={`tel:${number}`}>
      call {number}
    </a>
  );
}
