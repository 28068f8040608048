import type { Look } from "./button.tsx";
import { ExternalLink, type ExternalLinkProps } from "./external-link.tsx";

/** A link to an external form, with its host visible. */
export function ExternalForm(props: ExternalLinkProps & { look: Look }) {
  return (
    <div>
      <ExternalLink {...props} />
      <p className="mt-3 text-sm text-ink-2">
        An external form on <span className="wrap-anywhere">{new URL(props.href).host}</span>
      </p>
    </div>
  );
}
