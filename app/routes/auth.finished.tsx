import type { HeadersFunction } from "@remix-run/cloudflare";
import { useRouteLoaderData, useSearchParams } from "@remix-run/react";
import type { Announcement } from "#app/account/account-script.ts";
import type { Account } from "#app/account/user.ts";
import type { FlashToast } from "#app/toast/toast.server.ts";

// Another policy would cut the popup off from its opener, and it could not close itself.
export const headers: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "unsafe-none",
});

/** The last page of a sign-in popup. `startAccount` sends its result to all tabs and closes it. */
export default function SignInFinished() {
  const [searchParams] = useSearchParams();
  const root = useRouteLoaderData("root") as { account: Account | null; toast: FlashToast | null } | undefined;
  const result: Announcement = {
    email: root?.account?.email ?? "",
    popup: searchParams.get("popup") ?? "",
    toast: root?.toast ?? null,
  };
  return (
    <div className="page py-16" data-sign-in-result={JSON.stringify(result)}>
      <h1>You can close this window</h1>
      <p>
        Or <a href="/">go to the home page</a>.
      </p>
    </div>
  );
}
