import { GoogleLogoIcon } from "@phosphor-icons/react/dist/csr/GoogleLogo";
import { useFetcher, useLocation, useRevalidator } from "@remix-run/react";
import { type FormEvent, useEffect } from "react";
import { ACCOUNT_CHANNEL } from "./messages";
import { useRootData } from "./root-data";
import { openSignInWindow } from "./sign-in-window";
import type { Account } from "./user";

/** Who is signed in, as root's loader knows it; null for nobody, and where root itself failed. */
export function useAccount(): Account | null {
  return useRootData()?.account ?? null;
}

/** Keeps every open tab at the same account: each says whose it shows, and whoever shows another asks the server. */
export function useAccountInEveryTab(): void {
  const email = useAccount()?.email ?? null;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const channel = new BroadcastChannel(ACCOUNT_CHANNEL);
    channel.addEventListener("message", ({ data }) => {
      if (data !== email) revalidate();
    });
    channel.postMessage(email);
    return () => channel.close();
  }, [email, revalidate]);
}

/** "Sign in with Google": in a window of its own, or in the page's place where no script runs or windows are blocked. */
export function SignIn({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();

  const openWindow = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const popup = openSignInWindow(revalidate);
    form.target = popup ?? "";
    (form.elements.namedItem("popup") as HTMLInputElement).value = popup ?? "";
  };

  return (
    <form method="post" action="/auth/google" onSubmit={openWindow}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <input type="hidden" name="popup" defaultValue="" />
      <button type="submit" className={className}>
        <GoogleLogoIcon size={20} weight="bold" aria-hidden="true" />
        Sign in with Google
      </button>
    </form>
  );
}

/** "Logout", which leaves the page as it is, with what was typed into it. */
export function Logout({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const { Form } = useFetcher();
  return (
    <Form method="post" action="/auth/logout">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button type="submit" className={className}>
        Logout
      </button>
    </Form>
  );
}

/** The photo over the initials, which show where there is no photo or it does not come. */
export function Avatar({ account: { photoURL, displayName } }: { account: Account }) {
  const words = displayName.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "").join("");
  return (
    <span className="avatar" aria-hidden="true">
      {initials.toUpperCase()}
      {photoURL && <img src={photoURL} alt="" width={40} height={40} referrerPolicy="no-referrer" />}
    </span>
  );
}

/** The account part of the bar on large screens (specification, section 2: Shell). */
export function AccountBar() {
  const account = useAccount();
  if (!account) return <SignIn className="button button-account" />;
  return (
    <div className="flex items-center gap-3">
      <Avatar account={account} />
      <span className="max-w-40 truncate" title={account.displayName}>
        {account.displayName}
      </span>
      <Logout className="button button-account" />
    </div>
  );
}

/** The account part at the top of the mobile menu, for a signed-in visitor. */
export function AccountCard({ account }: { account: Account }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar account={account} />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <strong className="block">{account.displayName}</strong>
        {account.email}
      </p>
      <Logout className="button button-account" />
    </div>
  );
}
