import { postForm, type ServerPage, takeOver } from "#app/fetch/server-page.ts";
import { controlsOf, fillInDraft, resetRestoredControls, saveDraft } from "./draft.ts";
import { isStorageBlocked, readDraft, removeDraft } from "./draft-storage.ts";
import { SENT_ADDRESS } from "./form-address.ts";

// The HTML holds the answers and the outcome. This script keeps one variable: the running submission.

/** For the post and the page after the redirect. The Worker's timeout for the database is shorter. */
const TIMEOUT_MS = 25_000;
const IMAGE_TIMEOUT_MS = 5000;
const NAVIGATION_TIMEOUT_MS = 15_000;

const OFFLINE = "Error: You seem to be offline. Your answers are still here. Please try again once you are connected.";
const UNCONFIRMED =
  "Error: We could not confirm your registration. Your answers are still here. Please press Register again. Nothing is stored twice.";

/** The only form in the main element of this page. The server's answer may replace it. */
const FORM = "main form";

/** The running submission. */
let submission: AbortController | undefined;

/** Keeps the draft of the form, and sends the form by `fetch`. */
export function startForm({ mayBeRestored }: { mayBeRestored: boolean }): void {
  const form = document.querySelector<HTMLFormElement>(FORM);
  if (form && mayBeRestored) resetRestoredControls(form);
  if (form) showDraft(form);
  const main = document.querySelector("main");
  main?.addEventListener("input", ({ target }) => {
    const edited = (target as HTMLInputElement).form;
    if (edited) saveDraft(edited);
  });
  main?.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!submission) void submit(event.target as HTMLFormElement);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) updateCachedPage();
  });
  addEventListener("beforeprint", copyAnswersForPrint);
}

/** Fills in the draft, and opens each folded section that has an answer. */
function showDraft(form: HTMLFormElement): void {
  fillInDraft(form);
  for (const control of controlsOf(form)) {
    const section = control.closest("details");
    if (section && control.value) section.open = true;
  }
  // The visitor may have typed before this script was loaded.
  saveDraft(form);
}

/** Sends the form, and shows the page that the server answers with. */
async function submit(form: HTMLFormElement): Promise<void> {
  const controller = new AbortController();
  submission = controller;
  setTimeout(() => controller.abort(), TIMEOUT_MS);
  saveDraft(form);
  setSending(form, true);
  // `updateCachedPage` may end this submission during each wait.
  const isEnded = () => submission !== controller;
  const page = await postForm(form, controller.signal).catch(() => undefined);
  const mayFetchBeBlocked = !page && navigator.onLine && (await isSiteReachable());
  if (mayFetchBeBlocked && !isEnded()) await submitNatively(form);
  if (isEnded()) return;
  submission = undefined;
  setSending(form, false);
  if (page && isConfirmation(page)) showSuccess(form, page);
  else if (page && isRejection(page)) showRejection(page);
  else showStatus(form, navigator.onLine ? UNCONFIRMED : OFFLINE);
}

/**
 * Lets the browser submit the form itself. What the first post has stored is not stored again. Returns only if no other
 * page comes.
 */
async function submitNatively(form: HTMLFormElement): Promise<void> {
  form.submit();
  await new Promise((resolve) => setTimeout(resolve, NAVIGATION_TIMEOUT_MS));
}

/** While a form is sent, its answers cannot be changed. Disabled fields would not be sent. */
function setSending(form: HTMLFormElement, isSending: boolean): void {
  showStatus(form, isSending ? "Submitting..." : "");
  // An inert field would lose the focus.
  if (isSending) form.querySelector<HTMLElement>("[role=status]")?.focus();
  form.querySelector(".answers")?.toggleAttribute("inert", isSending);
  form.querySelector("[type=submit]")?.setAttribute("aria-disabled", String(isSending));
}

function showStatus(form: HTMLFormElement, text: string): void {
  const status = form.querySelector("[role=status]") as HTMLElement;
  status.textContent = text;
  status.classList.toggle("text-error", text.startsWith("Error"));
}

/** Whether this is the site's page after a success. A proxy may answer with its own page, or redirect elsewhere. */
function isConfirmation({ url, document: page }: ServerPage): boolean {
  return url === location.origin + SENT_ADDRESS && page.querySelector("main .notice-ok") !== null;
}

function isRejection({ document: page }: ServerPage): boolean {
  return page.querySelector(`${FORM} .notice-error`) !== null;
}

function showRejection(page: ServerPage): void {
  showPage(page);
  const form = document.querySelector<HTMLFormElement>(FORM);
  // The server may not have been able to read the answers.
  if (form) showDraft(form);
}

/** Shows the confirmation, and below it the form, folded, with its answers. The address stays that of the form. */
function showSuccess(form: HTMLFormElement, page: ServerPage): void {
  const status = page.document.querySelector("main [role=status]")?.textContent ?? "";
  removeDraft();
  showPage(page);
  removeErrors(form);
  showStatus(form, status);
  // The browser must not keep the answers in its history. Each field needs `off`, because it has a token of its own.
  for (const element of [form, ...controlsOf(form)]) element.setAttribute("autocomplete", "off");
  const section = document.querySelector<HTMLElement>("#sent-answers");
  section?.appendChild(form);
  section?.removeAttribute("hidden");
}

function showPage(page: ServerPage): void {
  document.title = page.document.title;
  takeOver(page, "main");
}

function removeErrors(form: HTMLFormElement): void {
  for (const error of form.querySelectorAll(".notice, .field > strong")) error.remove();
  for (const control of controlsOf(form)) control.removeAttribute("aria-invalid");
}

/** Updates a page from the back/forward cache, because another person may use this computer now. */
function updateCachedPage(): void {
  submission?.abort();
  submission = undefined;
  const form = document.querySelector<HTMLFormElement>(FORM);
  // Without a draft, the visitor has typed nothing, or everything was sent.
  const hasNothingToKeep = document.querySelector("main .notice-ok") || !(readDraft() || isStorageBlocked());
  // `reload` would post a rejected form again.
  if (hasNothingToKeep) location.replace(location.pathname + location.search);
  else if (form) setSending(form, false);
}

/** Copies each answer into `data-answer`. `print.css` prints the copy, because a control would cut a long answer. */
function copyAnswersForPrint(): void {
  for (const control of document.querySelectorAll<HTMLInputElement>(`${FORM} .control`)) {
    control.closest(".field")?.setAttribute("data-answer", control.value);
  }
}

/** Whether an image of the site loads. A content blocker that blocks `fetch` does not block images. */
function isSiteReachable(): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    setTimeout(() => resolve(false), IMAGE_TIMEOUT_MS);
    // With a new query, the image does not come from the cache.
    image.src = `/favicon.svg?${Date.now()}`;
  });
}
