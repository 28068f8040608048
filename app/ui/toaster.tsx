import { CheckCircleIcon } from "@phosphor-icons/react/dist/csr/CheckCircle";
import { InfoIcon } from "@phosphor-icons/react/dist/csr/Info";
import { SpinnerGapIcon } from "@phosphor-icons/react/dist/csr/SpinnerGap";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useEffect, useState } from "react";
import { resolveValue, type Toast, type ToastType, toast, useToaster } from "react-hot-toast/headless";

/** A toast that the server puts into the page. */
export type ServerToast = { id: string; type: ToastType; message: string; duration?: number | undefined };

type Shown = Pick<Toast, "id" | "type" | "message" | "visible">;

const icons = {
  blank: InfoIcon,
  custom: InfoIcon,
  success: CheckCircleIcon,
  error: WarningCircleIcon,
  loading: SpinnerGapIcon,
};

/**
 * Shows toasts at top-center, with the limits and durations of specification, section 9, which are react-hot-toast's
 * own. (Headless, because its styled toaster injects a style element, which the content security policy refuses.)
 *
 * @param fromServer is in the HTML at once and becomes a toast like any other when the page hydrates.
 */
export function Toaster({ fromServer }: { fromServer: ServerToast | null }) {
  const { toasts, handlers } = useToaster();
  const [taken, setTaken] = useState<string>();

  useEffect(() => {
    if (!fromServer || taken === fromServer.id) return;
    const { id, type, message, duration } = fromServer;
    const show = type === "blank" ? toast : toast[type];
    show(message, duration === undefined ? { id } : { id, duration });
    setTaken(id);
  }, [fromServer, taken]);

  const waiting: Shown[] = fromServer && taken !== fromServer.id ? [{ ...fromServer, visible: true }] : [];
  return (
    <div
      // Without a script a toast stays: below the bar, whose buttons it would cover.
      className="pointer-events-none fixed inset-x-0 top-4 noscript:top-22 z-50 flex flex-col items-center gap-2 px-4 print:hidden"
      role="status"
      aria-live="polite"
      aria-label="Notifications"
      aria-atomic="false"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {[...waiting, ...toasts].map((shown) => (
        <ToastCard key={shown.id} toast={shown} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, type, message, visible } }: { toast: Shown }) {
  const Icon = icons[type];
  return (
    <div className="toast" data-type={type} data-visible={visible}>
      <Icon className="toast-icon" size={24} weight="fill" aria-hidden="true" />
      <p className="min-w-0 grow wrap-anywhere">{resolveValue(message, {} as Toast)}</p>
      <button type="button" className="toast-close" aria-label="Dismiss" onClick={() => toast.dismiss(id)}>
        <XIcon size={18} weight="bold" aria-hidden="true" />
      </button>
    </div>
  );
}
