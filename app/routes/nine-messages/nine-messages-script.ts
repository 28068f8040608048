const RIGHT = "🟡";
const WRONG = "⚫";
/** The answers in a row of circles, as the dots of the motif. */
const ROW_LENGTH = 3;

/** Puts the result of the nine messages into a link to WhatsApp, and takes an answer from the address. */
export function startNineMessages(form: HTMLFormElement): void {
  const result = form.querySelector<HTMLElement>("[data-result]");
  const link = result?.querySelector("a");
  if (!result || !link) return;
  // The answers of the home page lead to a radio button by its id.
  const linked = form.elements.namedItem(location.hash.slice(1));
  if (linked instanceof HTMLInputElement && !form.querySelector(":checked")) linked.checked = true;
  const showResult = () => {
    const answers = [...form.querySelectorAll<HTMLInputElement>(":checked")];
    const circles = answers.map(({ className }) => (className === "right" ? RIGHT : WRONG));
    const right = circles.filter((circle) => circle === RIGHT).length;
    const rows = circles.map((circle, index) => (index % ROW_LENGTH === 0 ? `\n${circle}` : circle)).join("");
    const text = result.dataset.result?.replace("{}", String(right));
    const address = location.origin + location.pathname;
    link.href = `https://wa.me/?text=${encodeURIComponent(`${text}${rows}\n${address}`)}`;
  };
  result.hidden = false;
  form.addEventListener("change", showResult);
  showResult();
}
