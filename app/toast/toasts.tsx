import circleNotch from "@phosphor-icons/core/bold/circle-notch-bold.svg?icon";
import x from "@phosphor-icons/core/bold/x-bold.svg?icon";
import checkCircle from "@phosphor-icons/core/fill/check-circle-fill.svg?icon";
import info from "@phosphor-icons/core/fill/info-fill.svg?icon";
import warningCircle from "@phosphor-icons/core/fill/warning-circle-fill.svg?icon";
import { Icon } from "#app/ui/icon.tsx";
import type { PageToast } from "./toast.server.ts";

const icons = {
  blank: info,
  custom: info,
  success: checkCircle,
  error: warningCircle,
  loading: circleNotch,
};
/** The types that the owner named. The site itself shows "success" and "error". */
export type ToastType = keyof typeof icons;

/** The toast that comes with the page, and the templates from which `toast-script.ts` makes toasts. */
export function Toasts({ toast }: { toast: PageToast | null }) {
  return (
    <>
      <div lang="en-IN" className="toasts" role="status" aria-atomic="false" aria-label="Notifications">
        {toast && <ToastCard type={toast.type} message={toast.message} isSilent={Boolean(toast.confirmation)} />}
      </div>
      <template id="toast-templates">
        <ToastCard type="success" />
        <ToastCard type="error" />
      </template>
    </>
  );
}

type ToastCardProps = {
  type: ToastType;
  /** Default: none, for a template. */
  message?: string;
  /** Whether the page itself announces the result. */
  isSilent?: boolean;
};

function ToastCard({ type, message, isSilent }: ToastCardProps) {
  return (
    <div className="toast" data-type={type} aria-live={isSilent ? "off" : undefined}>
      <Icon path={icons[type]} className="toast-icon" size={24} />
      <p>{message}</p>
      <button type="button" className="toast-close" aria-label="Dismiss">
        <Icon path={x} size={18} />
      </button>
    </div>
  );
}
