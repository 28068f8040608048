import { type ReactNode, useContext } from "react";
import { RequestContext } from "#app/http/request-context.ts";
import { ShareLink } from "./share-link.tsx";
import { useTexts } from "./use-page.ts";

type PassItOnProps = {
  heading: string;
  /** The text for WhatsApp, without the address of the page. */
  text: string;
  path: string;
  /** Content at the end, such as sources. */
  children?: ReactNode;
};

/** A section that shares a page below /trainings: by WhatsApp, address, or QR code on paper. It says who we are. */
export function PassItOn({ heading, text, path, children }: PassItOnProps) {
  const { words } = useTexts();
  const { origin } = useContext(RequestContext);
  return (
    <section className="page band relative print:min-h-28 print:pr-28">
      <h2 className="heading print:hidden">{heading}</h2>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="print:hidden">
          <ShareLink text={text} path={path} look="secondary" />
        </p>
        <p>
          <span className="print:hidden">{`${words.copy} `}</span>
          <span className="wrap-anywhere select-all">{origin + path}</span>
        </p>
      </div>
      <p className="mt-4 max-w-3xl text-ink-2">{words.whoWeAre}</p>
      {children}
      {/* A browser that does not print does not load this. */}
      <img src={`/qr.svg?page=${path}`} alt="" loading="lazy" className="print-qr hidden print:block" />
    </section>
  );
}
