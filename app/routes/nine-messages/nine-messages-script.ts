/**
 * Puts the result of the nine messages into a link to WhatsApp, and takes an answer from the address.
 *
 * @param result the hidden element with the link, and with the text as data.
 */
export function startNineMessages(result: HTMLElement): void {
  // The answers on the home page lead to a radio button by its id.
  const linked = document.querySelector<HTMLInputElement>("input:target");
  if (linked && !document.querySelector(".question :checked")) linked.checked = true;
  const showResult = () => {
    const answers = [...document.querySelectorAll(".question :checked")];
    const circles = answers.map(({ className }) => (className === "right" ? "🟡" : "⚫")).join("");
    const right = circles.split("🟡").length - 1;
    const text = result.dataset.result?.replace("{}", String(right));
    // Three rows of three circles, as the dots of the motif.
    const message = `${text}${circles.replace(/.{3}/gu, "\n$&")}\n${location.origin}${location.pathname}`;
    result.querySelector("a")?.setAttribute("href", `https://wa.me/?text=${encodeURIComponent(message)}`);
  };
  result.hidden = false;
  document.addEventListener("change", showResult);
  showResult();
}
