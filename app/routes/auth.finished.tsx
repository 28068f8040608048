import type { HeadersFunction } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import type { SignInResult } from "#app/account/account-channel.ts";
import { useRootData } from "#app/parts/use-root-data.ts";

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

/** The last page of a sign-in popup. `endSignInPopup` sends the result to the other tabs and closes the popup. */
export default function SignInFinished() {
  const [searchParams] = useSearchParams();
  const root = useRootData();
  const result: SignInResult = {
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
