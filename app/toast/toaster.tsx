import x from "@phosphor-icons/core/bold/x-bold.svg?icon";
import checkCircle from "@phosphor-icons/core/fill/check-circle-fill.svg?icon";
import info from "@phosphor-icons/core/fill/info-fill.svg?icon";
import spinnerGap from "@phosphor-icons/core/fill/spinner-gap-fill.svg?icon";
import warningCircle from "@phosphor-icons/core/fill/warning-circle-fill.svg?icon";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { resolveValue, type Toast, type ToastType, toast, useToaster } from "react-hot-toast/headless";
import { Icon } from "#app/ui/icon.tsx";

/** A toast that the server puts into the page. */
export type ServerToast = {
  id: string;
  type: ToastType;
  message: string;
  duration?: number | undefined;
  /** Whether it is announced; not if the page itself says the same. */
  isSpoken: boolean;
};

type Shown = Pick<Toast, "id" | "type" | "message" | "visible" | "ariaProps">;

const ariaProps = ({ isSpoken }: ServerToast): Toast["ariaProps"] => ({
  role: "status",
  "aria-live": isSpoken ? "polite" : "off",
});

const icons = {
  blank: info,
  custom: info,
  success: checkCircle,
  error: warningCircle,
  loading: spinnerGap,
};

/**
 * Shows toasts (docs/product.md, Toasts). Limits and durations are react-hot-toast's own; its styled toaster would
 * inject a style element, which the content security policy blocks.
 *
 * @param fromServer is part of the HTML, and becomes a toast like any other on hydration.
 */
export function Toaster({ fromServer }: { fromServer: ServerToast | null }) {
  const { toasts, handlers } = useToaster();
  const [taken, setTaken] = useState<string>();

  useEffect(() => {
    if (!fromServer || taken === fromServer.id) return;
    const { id, type, message, duration } = fromServer;
    const show = type === "blank" ? toast : toast[type];
    const options = { id, ariaProps: ariaProps(fromServer) };
    show(message, duration === undefined ? options : { ...options, duration });
    setTaken(id);
  }, [fromServer, taken]);

  const dismiss = (id: string) => {
    toast.dismiss(id);
    // A removed element gets no mouseleave, and the pause would never end.
    handlers.endPause();
  };

  // `toasts` may have it before `taken` is set: a mouse that enters in between causes an early render.
  const isWaiting = fromServer && taken !== fromServer.id && toasts.every(({ id }) => id !== fromServer.id);
  const waiting: Shown[] = isWaiting ? [{ ...fromServer, visible: true, ariaProps: ariaProps(fromServer) }] : [];
  return (
    <div
      // Below the header, whose buttons it would cover.
      className="pointer-events-none fixed inset-x-0 top-22 z-50 flex flex-col items-center gap-2 px-4 print:hidden"
      role="status"
      aria-live="polite"
      aria-label="Notifications"
      aria-atomic="false"
      // Synchronously: if the mouse left before the next render, the pause would never end.
      onMouseEnter={() => flushSync(handlers.startPause)}
      onMouseLeave={handlers.endPause}
    >
      {[...waiting, ...toasts].map((shown) => (
        <ToastCard key={shown.id} toast={shown} canClose={!waiting.includes(shown)} onDismiss={dismiss} />
      ))}
    </div>
  );
}

type ToastCardProps = { toast: Shown; canClose: boolean; onDismiss: (id: string) => void };

function ToastCard({ toast: { id, type, message, visible, ariaProps }, canClose, onDismiss }: ToastCardProps) {
  return (
    <div className="toast" data-type={type} data-visible={visible} aria-live={ariaProps["aria-live"]}>
      <Icon path={icons[type]} className="toast-icon" size={24} />
      <p className="min-w-0 grow wrap-anywhere">{resolveValue(message, {} as Toast)}</p>
      <button
        type="button"
        // It would do nothing until hydration.
        className={`toast-close ${canClose ? "" : "invisible"}`}
        aria-label="Dismiss"
        onClick={() => onDismiss(id)}
      >
        <Icon path={x} size={18} />
      </button>
    </div>
  );
}
