import atkinsonHyperlegible from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Links, Outlet, useRouteError } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { readAccount } from "./account/session.server.ts";
import { english } from "./content/translations.ts";
import { ErrorPage } from "./frame/error-page.tsx";
import { HelpStrip } from "./frame/help-strip.tsx";
import { PageMetadata } from "./frame/page-metadata.tsx";
import { SiteFooter } from "./frame/site-footer.tsx";
import { SiteHeader } from "./frame/site-header.tsx";
import { RequestContext } from "./http/request-context.ts";
import { useTexts } from "./parts/use-page.ts";
import { type RootData, useRootData } from "./parts/use-root-data.ts";
import { FORM_PATH, isAfterSuccess } from "./registration/form-address.ts";
import anekDevanagari from "./styles/fonts/anek-devanagari.woff2?url";
import { takeToast } from "./toast/toast.server.ts";
import { Toasts } from "./toast/toasts.tsx";
import { LeavesSite } from "./ui/external-link.tsx";

export const links: LinksFunction = () => [
  { rel: "preload", href: anekDevanagari, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: atkinsonHyperlegible, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** Reads the session cookie and the toast cookie, for every page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { cookies, isSubmission } = context;
  const headers = new Headers();
  const account = await readAccount(request, cookies?.session, headers);
  // An earlier toast would look like the result of a rejected form. The next page shows it.
  if (isSubmission) return data<RootData>({ account, toast: null }, { headers });
  const { pathname, searchParams } = new URL(request.url);
  const toast = await takeToast({
    request,
    cookie: cookies?.toast,
    headers,
    showsConfirmation: pathname === FORM_PATH && isAfterSuccess(searchParams),
  });
  return data<RootData>({ account, toast }, { headers });
}

/** The HTML document of every page and every error page. */
export function Layout({ children }: { children: ReactNode }) {
  const { entryScript } = useContext(RequestContext);
  const root = useRootData();
  const { code, words } = useTexts();
  return (
    <html lang={code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#2b2670" />
        <PageMetadata />
        <Links />
        <script type="module" src={entryScript} />
      </head>
      <body>
        <a
          className="skip-link fixed top-2 left-2 z-60 -translate-y-30 rounded-md bg-action px-4 py-2 text-on-action outline-action focus:translate-y-0"
          href="#content"
          lang={english.code}
        >
          Skip to content
        </a>
        <SiteHeader account={root?.account ?? null} />
        <LeavesSite.Provider value={words.leavesSite}>
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <HelpStrip />
        </LeavesSite.Provider>
        <SiteFooter />
        <Toasts toast={root?.toast ?? null} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
