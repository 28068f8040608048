import anekDevanagari from "@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-wght-normal.woff2?url";
import atkinsonHyperlegible from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { data, type HeadersFunction, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  type ClientLoaderFunctionArgs,
  Links,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteError,
} from "@remix-run/react";
import { type MutableRefObject, type ReactNode, useContext, useLayoutEffect } from "react";
import { useAccountInEveryTab } from "./account/account.tsx";
import {
  fetchRootData,
  isOutdated,
  type RootData,
  useRefreshes,
  useRootData,
  useScrollKeptOnRefresh,
} from "./account/root-data.ts";
import { readAccount } from "./account/session.server.ts";
import { RequestContext } from "./http/request-context.ts";
import { PageScripts } from "./remix/page-scripts.tsx";
import { useUntilNavigation } from "./remix/use-until-navigation.ts";
import { Aside } from "./shell/aside.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { HelpLine } from "./shell/help-line.tsx";
import { PageHead } from "./shell/page-head.tsx";
import { SiteFooter } from "./shell/site-footer.tsx";
import { SiteHeader } from "./shell/site-header.tsx";
import { useArrival } from "./shell/use-arrival.ts";
import { FlashContext } from "./toast/flash.ts";
import { takeToast } from "./toast/toast.server.ts";
import { Toaster } from "./toast/toaster.tsx";
import "./styles/tailwind.css";

export const links: LinksFunction = () => [
  { rel: "preload", href: anekDevanagari, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: atkinsonHyperlegible, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** Runs on every page, so it only reads cookies. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (context.refusal) throw data(null, context.refusal);
  const { sessionSecrets } = context.settings;
  // A form that is refused leaves an earlier one's toast to the page that follows, or it would seem to be stored.
  const { flash, headers } = context.isSubmission
    ? { flash: null, headers: new Headers() }
    : await takeToast(request, sessionSecrets);
  const session = await readAccount(request, sessionSecrets);
  for (const cookie of session.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  return data<RootData>({ flash, account: session.account }, { headers });
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return fetchRootData(() => serverLoader<RootData>(), request.signal);
}

// Without this Remix drops the headers of a thrown response.
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

/**
 * Revalidates after a successful mutation, which always ends in a redirect; when the current page is requested again;
 * and when the data is known to be stale.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, actionResult, currentUrl, nextUrl }) =>
  isOutdated() || (formMethod === "POST" ? actionResult === undefined : currentUrl.href === nextUrl.href);

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, hasShell } = useContext(RequestContext);
  // Data that is loaded again without a toast takes none away.
  const flash = useUntilNavigation(useRootData()?.flash);
  const { pathname } = useLocation();
  useRefreshes();
  useAccountInEveryTab();
  useArrival();
  const place = useScrollKeptOnRefresh();
  if (hasShell) {
    return (
      <>
        {children}
        <PageScripts />
      </>
    );
  }
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#2b2a6f" />
        <PageHead />
        <Links />
      </head>
      <body>
        <FlashContext.Provider value={flash}>
          <a className="skip-link" href="#content">
            Skip to content
          </a>
          <SiteHeader />
          {children}
          <HelpLine />
          <SiteFooter />
          {/* The form says it in a panel. */}
          <Toaster flash={flash} isAnnounced={!flash?.description || pathname !== "/joinvolunteer"} />
        </FlashContext.Provider>
        <LaidOut place={place} />
        <ScrollRestoration nonce={nonce} />
        <PageScripts />
      </body>
    </html>
  );
}

/**
 * Has a page laid out, and notes where it is scrolled to, before the next component scrolls it. Firefox scrolls to the top
 * without, and then along with what the layout moves.
 */
function LaidOut({ place }: { place: MutableRefObject<number> }) {
  useLocation();
  useLayoutEffect(() => {
    document.body.getBoundingClientRect();
    place.current = scrollY;
  });
  return null;
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}

export default function App() {
  return (
    <>
      <Main>
        <Outlet />
      </Main>
      <Aside />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <Main>
      <ErrorPage error={useRouteError()} />
    </Main>
  );
}
