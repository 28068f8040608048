import { cityOfMeetup } from "#app/content/site.ts";
import { isDay } from "#app/dates/day.ts";
import { fields } from "#app/registration/fields.ts";
import { EMAIL, normalize } from "#app/registration/validate.server.ts";
import { CommandError } from "./command-error.ts";

/** The flags that select registrations. */
export const filterOptions = {
  meetup: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  email: { type: "string" },
  id: { type: "string", multiple: true },
} as const;

/** Which registrations a command applies to. All conditions must hold; without any, all registrations match. */
export type Filter = ReturnType<typeof readFilter>;

type Flags = { meetup?: string; since?: string; until?: string; email?: string; id?: string[] };

/**
 * Checks the values of the flags.
 *
 * @throws CommandError if a value is empty, or not a meetup, a day, an email address or an id.
 */
export function readFilter({ meetup, since, until, email, id }: Flags) {
  for (const [flag, value] of Object.entries({ meetup, since, until, email })) {
    // Without a value, the command would apply to all registrations.
    if (value?.trim() === "") throw new CommandError(`--${flag} needs a value.`);
  }
  return {
    meetup: meetup && findMeetup(meetup),
    since: since && `${readDay(since)}T00:00:00+05:30`,
    until: until && `${readDay(until)}T23:59:59.999999+05:30`,
    email: email && readEmail(email),
    ids: id?.map(readId),
  };
}

/** The conditions of a filter as the end of a sentence, such as " for --email asha@example.org". Empty without any. */
export function describeFilter({ meetup, since, until, email, ids }: Filter): string {
  const conditions = { meetup, since: since?.slice(0, 10), until: until?.slice(0, 10), email, id: ids?.join(" ") };
  const flags = Object.entries(conditions).flatMap(([flag, value]) => (value ? [`--${flag} ${value}`] : []));
  return flags.length > 0 ? ` for ${flags.join(" ")}` : "";
}

/** Finds “Pune Meetup” by its name or by “pune”. */
function findMeetup(name: string): string {
  const meetups = fields.find((field) => field.name === "volunteer_for")?.options ?? [];
  const city = cityOfMeetup(name).toLowerCase();
  const found = meetups.find((meetup) => cityOfMeetup(meetup).toLowerCase() === city);
  if (!found) throw new CommandError(`There is no meetup “${name}”. The meetups are ${meetups.join(", ")}.`);
  return found;
}

function readDay(text: string): string {
  if (!isDay(text)) throw new CommandError(`“${text}” is not a day such as 2026-11-21.`);
  return text;
}

/** Reads an address as people paste it: "Asha <a@example.org>", "mailto:a@example.org" or "a@example.org,". */
function readEmail(pasted: string): string {
  const text = normalize(pasted);
  const inBrackets = /<([^<>]*)>/.exec(text)?.[1] ?? text;
  const email = inBrackets.replace(/^mailto:/i, "").replace(/[.,;]$/, "");
  if (!EMAIL.test(email)) throw new CommandError(`“${text}” is not an email address.`);
  return email.toLowerCase();
}

function readId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new CommandError(`“${text}” is not an id. "list" shows the ids.`);
  return Number(text);
}
