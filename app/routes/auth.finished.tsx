import type { HeadersFunction } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import type { AccountMessage } from "#app/account/account-script.ts";
import { useRootData } from "#app/parts/use-root-data.ts";

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

/** The last page of a sign-in popup. `startAccount` sends the result to all tabs and closes the popup. */
export default function SignInFinished() {
  const [searchParams] = useSearchParams();
  const root = useRootData();
  const result: AccountMessage = {
    email: root?.account?.email ?? "",
    popup: searchParams.get("popup") ?? "",
    toast: root?.toast ?? null,
  };
  return (
    <div className="page band" data-sign-in-result={JSON.stringify(result)}>
      <h1 className="title text-5xl/tight">You can close this window</h1>
      <p className="mt-6 text-xl">
        Or <a href="/">go to the home page</a>.
      </p>
    </div>
  );
}
