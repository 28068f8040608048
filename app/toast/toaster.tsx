import circleNotch from "@phosphor-icons/core/bold/circle-notch-bold.svg?icon";
import x from "@phosphor-icons/core/bold/x-bold.svg?icon";
import checkCircle from "@phosphor-icons/core/fill/check-circle-fill.svg?icon";
import info from "@phosphor-icons/core/fill/info-fill.svg?icon";
import warningCircle from "@phosphor-icons/core/fill/warning-circle-fill.svg?icon";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { Icon } from "#app/ui/icon.tsx";
import type { Flash } from "./flash.ts";

type Shown = Pick<Toast, "id" | "type" | "message" | "visible" | "ariaProps">;

/** What react-hot-toast calls each of remix-toast's types (docs/product.md, Toasts). */
const types = { info: "blank", success: "success", error: "error", warning: "custom" } as const;

const ariaProps = (isAnnounced: boolean): Toast["ariaProps"] => ({
  role: "status",
  "aria-live": isAnnounced ? "polite" : "off",
});

const icons = {
  blank: info,
  custom: info,
  success: checkCircle,
  error: warningCircle,
  loading: circleNotch,
};

/**
 * Shows toasts (docs/product.md, Toasts). Limits and durations are react-hot-toast's own; its styled toaster would
 * inject a style element, which the content security policy blocks.
 *
 * @param flash is part of the HTML, and becomes a toast like any other on hydration. Until then the style sheet counts
 *   its time.
 * @param isAnnounced whether that is announced; the page may announce its description instead.
 */
export function Toaster({ flash, isAnnounced }: { flash: Flash | undefined; isAnnounced: boolean }) {
  const { toasts, handlers } = useToaster();
  const [taken, setTaken] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const [isCovered, setCovered] = useState(false);

  // What comes while a modal dialog is open waits for its end: behind it, it would be neither seen nor announced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one has come.
  useEffect(() => {
    const dialog = document.querySelector("dialog[open]");
    setCovered(!!dialog);
    dialog?.addEventListener("close", () => setCovered(false), { once: true });
  }, [toasts.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the handlers of this very render.
  useEffect(() => {
    if (isCovered) handlers.startPause();
    else handlers.endPause();
  }, [isCovered]);
  // A page that goes into the back/forward cache gets no pointerleave.
  useEffect(() => {
    addEventListener("pageshow", handlers.endPause);
    return () => removeEventListener("pageshow", handlers.endPause);
  });

  useEffect(() => {
    if (!flash || taken === flash.id) return;
    setTaken(flash.id);
    if (isOver(list.current?.firstElementChild)) return;
    const { id, type, message } = flash;
    const show = type === "info" ? toast : toast[types[type]];
    show(message, { id, ariaProps: ariaProps(isAnnounced) });
  }, [flash, taken, isAnnounced]);

  const dismiss = (id: string) => {
    toast.dismiss(id);
    // A removed element gets no pointerleave, and the pause would never end.
    handlers.endPause();
  };

  // `toasts` may have it before `taken` is set: a mouse that enters in between causes an early render.
  const isWaiting = flash && taken !== flash.id && toasts.every(({ id }) => id !== flash.id);
  const waiting: Shown[] = isWaiting
    ? [{ ...flash, type: types[flash.type], visible: true, ariaProps: ariaProps(isAnnounced) }]
    : [];
  return (
    <div
      ref={list}
      className="toasts pointer-events-none fixed inset-x-0 z-50 flex flex-col items-center gap-2 px-4 print:hidden"
      role="status"
      aria-live="polite"
      aria-label="Notifications"
      aria-atomic="false"
      // Not a finger, which is nowhere afterwards: what moves to where it was would wait for it to leave. Synchronously: if
      // the mouse left before the next render, the pause would never end.
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && flushSync(handlers.startPause)}
      onPointerLeave={handlers.endPause}
    >
      {(isCovered ? [] : [...waiting, ...toasts]).map((shown) => (
        <ToastCard key={shown.id} toast={shown} isWaiting={waiting.includes(shown)} onDismiss={dismiss} />
      ))}
    </div>
  );
}

/** Whether a waiting toast's time was over before the page was hydrated. */
function isOver(waiting: Element | null | undefined): boolean {
  return waiting?.matches("[data-waiting]") === true && getComputedStyle(waiting).clipPath === "inset(50%)";
}

type ToastCardProps = { toast: Shown; isWaiting: boolean; onDismiss: (id: string) => void };

function ToastCard({ toast: { id, type, message, visible, ariaProps }, isWaiting, onDismiss }: ToastCardProps) {
  return (
    <div
      className="toast"
      data-type={type}
      data-visible={visible}
      data-waiting={isWaiting || undefined}
      aria-live={ariaProps["aria-live"]}
    >
      <Icon path={icons[type]} className="toast-icon" size={24} />
      <p className="min-w-0 grow wrap-anywhere">{resolveValue(message, {} as Toast)}</p>
      <button type="button" className="toast-close" aria-label="Dismiss" onClick={() => onDismiss(id)}>
        <Icon path={x} size={18} />
      </button>
    </div>
  );
}
