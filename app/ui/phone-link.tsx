/** A number to call. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="font-bold" href={`tel:${number}`}>
      {number}
    </a>
  );
}
