import type { Account } from "./session.server.ts";

type Props = {
  account: Account;
  /** The path and query that Logout redirects to. */
  returnTo: string;
};

/** The signed-in visitor in the header of large screens. */
export function AccountBar({ account, returnTo }: Props) {
  return (
    <div className="flex items-center gap-3" data-email={account.email}>
      <Avatar account={account} />
      <span className="max-w-48 min-w-0 truncate" title={account.displayName}>
        {account.displayName}
      </span>
      <Logout returnTo={returnTo} />
    </div>
  );
}

/** The signed-in visitor in the mobile menu. */
export function AccountCard({ account, returnTo }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-4" data-email={account.email}>
      <Avatar account={account} />
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <strong className="block">{account.displayName}</strong> {account.email}
      </p>
      <Logout returnTo={returnTo} />
    </div>
  );
}

/** The initials of the name. The photo covers the initials as soon as the photo has loaded. */
function Avatar({ account: { photoURL, displayName } }: Pick<Props, "account">) {
  return (
    <span
      className="avatar relative grid size-10 flex-none place-items-center overflow-hidden rounded-full border-2 border-action bg-brand-deep leading-none font-bold"
      aria-hidden="true"
      translate="no"
    >
      {initialsOf(displayName)}
      {photoURL && <img src={photoURL} alt="" referrerPolicy="no-referrer" className="avatar-photo" />}
    </span>
  );
}

/** The first letters of the first and the last word of a name. */
function initialsOf(displayName: string): string {
  const [first = "", ...others] = displayName.split(/\s+/).filter(Boolean);
  const last = others.at(-1) ?? "";
  const letters = [first, last].map((word) => [...word][0]);
  return letters.join("").toUpperCase();
}

function Logout({ returnTo }: Pick<Props, "returnTo">) {
  return (
    <form method="post" action="/auth/logout" className="flex-none">
      <input type="hidden" name="returnTo" value={returnTo} />
      <button type="submit" className="button button-tertiary min-h-11 px-4 whitespace-nowrap">
        Logout
      </button>
    </form>
  );
}
