/** How the submission stands, beside the button: red for an error, otherwise green. */
export function Status({ text = "" }: { text?: string }) {
  const colour = text.startsWith("Error") ? "text-error" : "";
  return (
    <p role="status" tabIndex={-1} className={`status min-w-0 flex-1 basis-64 font-bold wrap-anywhere ${colour}`}>
      {text}
    </p>
  );
}
