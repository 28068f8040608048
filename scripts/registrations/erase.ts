import { RETENTION_MONTHS } from "#app/content/retention.ts";
import { EMAIL, inLettersOfDns } from "#app/registration/validate.server.ts";
import { optionsOf } from "./command-line.ts";
import { type Connection, connect } from "./connection.ts";
import { monthsAgo } from "./india.ts";
import { LISTED, printRegistrations } from "./list.ts";
import { Problem } from "./problem.ts";
import { erase, MAX_IDS, pages, registrations } from "./rows.ts";
import { type Selection, selectionOf, selectionOptions, wholeNumber } from "./selection.ts";
import { counted } from "./terminal.ts";

/** Characters (RFC 5321, 4.5.3.1.3); one more is read. */
const LONGEST_ADDRESS = 254;
const WHILE_OTHERS_REGISTER =
  "Has somebody registered meanwhile? last=… with the last id that was shown leaves out whoever comes after it.";
const yes = { type: "string" } as const;

/** Shows the registrations of an email address, of ids or of a range of time, or erases them. */
export async function eraseSelected(words: string[]): Promise<void> {
  const { values, positionals, tokens } = optionsOf(words.map(withValue), { ...selectionOptions, yes }, true);
  const behindYes = tokens.slice(tokens.findIndex((token) => token.kind === "option" && token.name === "yes"));
  if (
    values.yes !== undefined &&
    behindYes.some((token) => token.kind === "positional" && !token.value.includes("@"))
  ) {
    throw new Problem("Ids come before yes; the number that was shown is written yes=40.", 2);
  }
  const chosen = selectionOf(values);
  const selection = { ...chosen, ...whoOf(positionals) };
  if (selection.ids && Object.keys(chosen).length > 0) {
    throw new Problem("Ids stand alone; the number that was shown is written yes=40.", 2);
  }
  if (!selection.email && !selection.ids && !selection.from && !selection.to) {
    throw new Problem("erase takes an email address, ids, or a range of time (since, until, day).", 2);
  }
  const database = connect();
  // Only an address says whom it means: others may register meanwhile, and an id may be misread.
  const isOpen = !selection.email;
  const hint = selection.ids || selection.last ? "" : `\n${WHILE_OTHERS_REGISTER}`;
  if ((await eraseOrShow(database, selection, { yes: values.yes, isOpen, hint })) > 0) return;
  throw new Problem(
    `There is no registration ${selection.email ? `of ${selection.email}` : "of these"} in ${database.url}.`,
  );
}

/** Shows the registrations that are older than the retention period, or erases them. */
export async function prune(words: string[]): Promise<void> {
  const { values } = optionsOf(words.map(withValue), { "older-than": { type: "string" }, yes });
  const months = wholeNumber(values["older-than"] ?? `${RETENTION_MONTHS}`);
  if (!(months < 10_000)) throw new Problem("older-than takes a number of months, from 1 to 9999.", 2);
  const database = connect();
  // What is not due yet goes like any other range of time.
  const isOpen = months < RETENTION_MONTHS;
  if ((await eraseOrShow(database, { to: monthsAgo(months) }, { yes: values.yes, isOpen })) > 0) return;
  console.error(`No registration in ${database.url} is older than ${months} months.`);
}

/** What the words select: one email address, or ids. */
function whoOf(words: string[]): Selection {
  if (words.length === 0) return {};
  const [email = ""] = words;
  if (words.length === 1 && email.includes("@")) {
    // Quotes keep an address from the shell; that of Windows (cmd) hands them on.
    const address = inLettersOfDns(email.trim().replace(/^'(.*)'$/, "$1"));
    if (address.length > LONGEST_ADDRESS) {
      throw new Problem(`An address has ${LONGEST_ADDRESS} characters at most: give ids, as list shows them.`, 2);
    }
    if (!EMAIL.test(address)) {
      throw new Problem(
        `Nobody can register with “${address}”: type the address anew, or give ids, as list shows them.`,
        2,
      );
    }
    return { email: address };
  }
  const ids = words.flatMap((word) => word.split(",")).map(wholeNumber);
  if (!ids.every(Number.isSafeInteger)) {
    throw new Problem("erase takes one email address, or ids, as list shows them.", 2);
  }
  if (ids.length > MAX_IDS) throw new Problem(`erase takes ${MAX_IDS} ids at a time, or a range of time.`, 2);
  return { ids };
}

/** `yes` as the option that has a value, or none. */
function withValue(word: string): string {
  return /^(--)?yes$/.test(word) ? "yes=" : word;
}

/** What it takes to erase. */
type Agreement = {
  /** Undefined, empty, or the number that was shown. */
  yes: string | undefined;
  /** Whether nothing is erased but for the number that was shown. */
  isOpen: boolean;
  /** What to do about another number. */
  hint?: string;
};

/**
 * Erases what is selected, or only shows it.
 *
 * @returns the number of registrations.
 * @throws Problem if `yes` is no such answer.
 */
async function eraseOrShow(
  database: Connection,
  selection: Selection,
  { yes, isOpen, hint = "" }: Agreement,
): Promise<number> {
  const ids: number[] = [];
  if (yes !== undefined) {
    for await (const page of pages(database, ["id"], selection)) for (const { id } of page) ids.push(id);
  }
  const isAgreed = yes === `${ids.length}` || (yes === "" && !isOpen);
  if (!isAgreed) {
    const found = await printRegistrations(registrations(database, LISTED, selection));
    const answer = isOpen ? `yes=${found}` : "yes";
    const whose = selection.from || selection.to ? " of that time, whoever’s," : "";
    const message = `\nNothing was erased. With ${answer}: ${counted(found)}${whose} in ${database.url}, for good.`;
    if (found > 0 && yes !== undefined) throw new Problem(yes ? message + hint : message);
    if (found > 0) console.error(message);
    return found;
  }
  let erased = 0;
  try {
    for (let start = 0; start < ids.length; start += MAX_IDS) {
      erased += await erase(database, ids.slice(start, start + MAX_IDS));
    }
  } finally {
    if (erased > 0) console.error(`${counted(erased)} erased from ${database.url}.`);
  }
  return erased;
}
