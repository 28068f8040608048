import type { Look } from "./button.tsx";
import { ExternalLink, type ExternalLinkProps } from "./external-link.tsx";

/** A link to an external form that shows the form's host. */
export function ExternalForm(props: ExternalLinkProps & { look: Look }) {
  return (
    <div>
      <ExternalLink {...props} />
      <p className="mt-3 text-sm text-ink-2">
        Opens a form on <span className="wrap-anywhere">{new URL(props.href).host}</span>
      </p>
    </div>
  );
}
