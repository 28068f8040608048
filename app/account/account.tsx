import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { showWhenLong } from "#app/toast/long-wait.ts";
import { ACCOUNT_CHANNEL, openChannel } from "./channel.ts";
import { refresh, useRootData } from "./root-data.ts";
import { signOut } from "./sign-out.ts";
import { useFocusHandedOn } from "./use-focus-handed-on.ts";
import { type Account, initialsOf } from "./user.ts";

/** Who is signed in, from the root loader; null for nobody, or if the root loader failed. */
export function useAccount(): Account | null {
  return useRootData()?.account ?? null;
}

/**
 * Keeps every open tab at the same account: each announces which one it shows, and a tab that shows another asks the
 * server. So does a page restored from the back/forward cache, which has missed announcements.
 */
export function useAccountInEveryTab(): void {
  const data = useRootData();
  const email = data && (data.account?.email ?? null);
  useEffect(() => {
    if (email === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const channel = openChannel(ACCOUNT_CHANNEL);
    channel?.addEventListener("message", ({ data }) => data !== email && refresh(), { signal });
    channel?.postMessage(email);
    window.addEventListener("pageshow", ({ persisted }) => persisted && refresh(), { signal });
    return () => {
      controller.abort();
      channel?.close();
    };
  }, [email]);
}

/** "Logout", without leaving the page or losing what was typed. */
function Logout() {
  const { pathname, search } = useLocation();
  const button = useFocusHandedOn();
  const data = useRootData();
  const [leaving, setLeaving] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes then tells whether the visitor has left.
  useEffect(() => setLeaving(false), [data]);
  useEffect(() => (leaving ? showWhenLong("Logging out...") : undefined), [leaving]);

  const leave = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (leaving) return;
    setLeaving(true);
    if (await signOut(event.currentTarget)) refresh();
    else setLeaving(false);
  };

  return (
    <form method="post" action="/auth/logout" onSubmit={leave} className="flex-none">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        ref={button}
        type="submit"
        aria-disabled={leaving}
        className="button button-tertiary min-h-11 px-4 whitespace-nowrap"
      >
        Logout
      </button>
    </form>
  );
}

/** The photo over the initials, which show until it loads, or if there is none. */
function Avatar({ account: { photoURL, displayName } }: { account: Account }) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className="avatar" aria-hidden="true" translate="no">
      {initialsOf(displayName)}
      {photoURL && photoURL !== failed && (
        <img src={photoURL} alt="" referrerPolicy="no-referrer" onError={() => setFailed(photoURL)} />
      )}
    </span>
  );
}

/** The account in the header, on large screens, for a signed-in visitor. */
export function AccountBar({ account }: { account: Account }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar account={account} />
      <span className="max-w-48 min-w-0 truncate" title={account.displayName}>
        {account.displayName}
      </span>
      <Logout />
    </div>
  );
}

/** The account in the mobile menu, for a signed-in visitor. */
export function AccountCard({ account }: { account: Account }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar account={account} />
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <strong className="block">{account.displayName}</strong> {account.email}
      </p>
      <Logout />
    </div>
  );
}
