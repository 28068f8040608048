import { z } from "zod";
import { DAY_MS, dayOf, isDay } from "#app/dates/day.ts";
import { pictogramNames } from "#app/motif/pictograms.ts";
import { countMarks } from "./marks.ts";
import { rule, type Sign } from "./rule.ts";
import { site } from "./site.ts";
import { compareWithEnglish } from "./translation.server.ts";
import type { Translation } from "./translations.ts";

// `npm run build` checks the lists of app/content/ with these schemas. Pages import their types only.

/** A meetup that is further ahead has a wrong year. */
const MAX_AHEAD_MS = 366 * DAY_MS;

type CityName = (typeof site.cities)[number]["name"];

const cityNames: readonly string[] = site.cities.map(({ name }) => name);

function isCityName(name: string): name is CityName {
  return cityNames.includes(name);
}

/** Formats choices as "Pune, Bengaluru or Hyderabad". */
function formatChoices(choices: readonly (string | number)[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(choices.map(String));
}

const TYPE_NAMES: Record<string, string> = {
  string: "a text in quotes",
  number: "a number without quotes",
  boolean: "true or false, without quotes",
  array: "a list in [ ]",
  object: "an entry in { }",
};

/** Describes the mistakes for which a schema has no words of its own. */
export const errorMap: z.ZodErrorMap = (issue, { data, defaultError }) => {
  if (data === undefined) return { message: "is missing: add it" };
  if (issue.code === "invalid_type") return { message: `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}` };
  if (issue.code === "invalid_enum_value") return { message: `must be ${formatChoices(issue.options)}` };
  if (issue.code === "too_small") return { message: "is empty: write something, or remove it" };
  return { message: defaultError };
};

const TIME_OF_DAY = /^T([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a date in ISO 8601, or a date and time, that exists. */
function isDate(text: string): boolean {
  const day = dayOf(text);
  const timeOfDay = text.slice(day.length);
  return isDay(day) && (timeOfDay === "" || TIME_OF_DAY.test(timeOfDay));
}

function isHttpsAddress(text: string): boolean {
  return text.startsWith("https://") && URL.canParse(text);
}

/** The Levenshtein distance: how many letters to add, remove or replace, to turn one word into the other. */
function editDistance(from: string, to: string): number {
  // `distances[n]` is the distance of the letters of `from` so far to the first n letters of `to`.
  let distances = Array.from({ length: to.length + 1 }, (_, n) => n);
  for (const letter of from) {
    const before = distances;
    distances = [(before[0] ?? 0) + 1];
    for (const [n, other] of [...to].entries()) {
      const replace = (before[n] ?? 0) + (letter === other ? 0 : 1);
      const remove = (before[n + 1] ?? 0) + 1;
      const add = (distances[n] ?? 0) + 1;
      distances.push(Math.min(replace, remove, add));
    }
  }
  return distances.at(-1) ?? 0;
}

/** Says which key was probably meant by an unknown one: the most similar of the keys that the entry does not have. */
function describeUnknownKey(unknown: string, keys: readonly string[], entry: object): string {
  const missingKeys = keys.filter((key) => !(key in entry));
  const [meant] = missingKeys.sort((a, b) => editDistance(unknown, a) - editDistance(unknown, b));
  return meant ? `is an unknown key: "${meant}" was probably meant` : "is an unknown key: remove it";
}

/** An object with these keys and no other. */
function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  const unknownKeyMap: z.ZodErrorMap = (issue, { data, defaultError }) => {
    if (issue.code !== "unrecognized_keys") return { message: defaultError };
    return { message: describeUnknownKey(issue.keys[0] ?? "", Object.keys(shape), data) };
  };
  return z.object(shape, { errorMap: unknownKeyMap }).strict();
}

const text = z.string().trim().min(1);
const texts = z.array(text).min(1).readonly();
const wholeNumber = z.number().int().nonnegative();
const city = z.string().refine(isCityName, { message: `must be ${formatChoices(cityNames)}` });
const httpsAddress = z
  .string()
  .refine(isHttpsAddress, { message: "must be a whole address, such as https://maps.app.goo.gl/abc" });
/** A date in ISO 8601, with or without a time. */
const date = z
  .string()
  .refine(isDate, { message: "must be a date that exists, such as 2026-12-19 or, with a time, 2026-12-19T17:00" });
const dateAndTime = z.string().refine((value) => value.includes("T") && isDate(value), {
  message: "must be a date and time that exist, such as 2026-12-19T17:00",
});

const meetup = entry({
  city,
  /** Indian Standard Time in ISO 8601, such as "2026-12-19T17:00". */
  start: dateAndTime,
  /** On the day of `start`, in its format. Without `end`, the end is not known. */
  end: dateAndTime.optional(),
  topic: text,
  venue: text,
  address: text,
  map: httpsAddress.optional(),
  /** One or two sentences, for example about the entrance, step-free access or languages. */
  note: text.optional(),
  cancelled: z.boolean().optional(),
  /** How many people came. */
  attended: wholeNumber.optional(),
}).superRefine(({ start, end }, context) => {
  const addMistake = (key: string, message: string) => context.addIssue({ code: "custom", path: [key], message });
  if (Date.parse(`${start}+05:30`) > Date.now() + MAX_AHEAD_MS) {
    addMistake("start", `is more than a year ahead: is the year ${start.slice(0, 4)} right?`);
  }
  if (end && (dayOf(end) !== dayOf(start) || end <= start)) {
    addMistake("end", `must be on the day of "start" and after it: "${dayOf(start)}T…" was probably meant`);
  }
});

/** A city has one meetup on a day. A cancelled one may have a replacement. */
const meetups = z.array(meetup).superRefine((entries, context) => {
  const seen = new Set<string>();
  for (const [index, { city, start, cancelled }] of entries.entries()) {
    if (cancelled) continue;
    const cityAndDay = `${city} on ${dayOf(start)}`;
    if (seen.has(cityAndDay)) {
      const message = `is the second one for ${cityAndDay}: correct one of the two, or give it "cancelled: true"`;
      context.addIssue({ code: "custom", path: [index, "start"], message });
    }
    seen.add(cityAndDay);
  }
});

const webinar = entry({
  title: text,
  date,
  speaker: text,
  description: text,
  /** The status sets the label and colour of the button. The status does not follow from the date. */
  status: z.enum(["upcoming", "recorded"]),
});

const summit = entry({
  title: text,
  date,
  location: text,
  description: text,
  speakers: texts,
  tracks: texts,
});

const point = entry({ title: text, text });

/** The drawn screen on which a scam arrives. [Brackets] mark what gives the scam away, in the order of `giveaways`. */
const screen = entry({
  kind: z.enum(["call", "video", "chat", "sms", "email"]),
  /** The name that the phone shows. */
  from: text,
  /** The number or address below the name. Numbers are masked, as in "+91 98••• ••210". */
  address: text.optional(),
  /** What the scam says. The picture for shared links shows this text, too. */
  message: text,
  /** What else is on the screen. */
  below: entry({ kind: z.enum(["chat", "sms", "pin", "app", "file"]), text }).optional(),
});

/** An authority's advice, which the page names. */
const source = entry({ authority: text, title: text, year: wholeNumber });

const signs = rule.signs.map(({ sign }) => sign) as [Sign, ...Sign[]];

const warning = entry({
  /** The last part of the page's path, and the id of the card. A slug must not change, because people link to it. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: "must be lower-case words joined by hyphens" }),
  /** A drawing of what the scam is about. */
  picture: z.enum(pictogramNames),
  title: text,
  /** One sentence. Search results and chats show it after the title. */
  lead: text,
  /** The one thing to do, in the header: two short sentences. */
  action: text,
  /** The parts of the rule that apply (rule.ts). */
  signs: z.array(z.enum(signs)).min(1).readonly(),
  screen,
  /** What gives the scam away, for each mark of the screen: half a sentence, and a sentence that explains it. */
  giveaways: z.array(point).readonly(),
  /** What the genuine call or message is like. */
  genuine: text,
  /** How the scam also comes, one sentence each, with the authority that names it. */
  variants: z.array(entry({ text, source })).min(2).readonly(),
  /** What to do now. The page adds the call to 1930 as the last step. */
  steps: z.array(point).min(1).readonly(),
  /** The question of the last step, such as "Already paid?". */
  lost: text,
  sources: z.array(source).min(1).readonly(),
  /** The month in which an organiser has read the sources, such as "2026-12". The page shows it. */
  checked: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { message: "must be a month, such as 2026-12" })
    .optional(),
}).superRefine(({ screen, giveaways }, context) => {
  const { from, address = "", below } = screen;
  const marks = countMarks(from, address, screen.message, below?.text ?? "");
  if (marks === giveaways.length && marks >= 2 && marks <= 4) return;
  const message = `must have two to four entries, one for each part of "screen" in [brackets] (now ${marks})`;
  context.addIssue({ code: "custom", path: ["giveaways"], message });
});

const organiser = entry({
  name: text,
  city: text,
  /** One sentence about the organiser's task. */
  does: text,
});

const course = entry({
  title: text,
  hours: wholeNumber,
  level: z.enum(["Beginner", "Intermediate", "Advanced"]),
  description: text,
  /** Rupees. */
  price: wholeNumber,
});

const assessment = entry({
  title: text,
  questions: wholeNumber,
  minutes: wholeNumber,
  description: text,
});

const tool = entry({
  name: text,
  category: text,
  description: text,
  author: text,
  stars: wholeNumber,
});

const tier = entry({
  name: text,
  /** Rupees. */
  price: wholeNumber,
  features: texts,
});

const initiative = entry({
  title: text,
  description: text,
  goals: texts,
  /** The address of an external form. */
  link: httpsAddress,
});

const testimonial = entry({
  name: text,
  role: text,
  message: text,
});

export type Meetup = z.infer<typeof meetup>;
export type Webinar = z.infer<typeof webinar>;
export type Summit = z.infer<typeof summit>;
export type Warning = z.infer<typeof warning>;
export type Source = z.infer<typeof source>;
export type Organiser = z.infer<typeof organiser>;
export type Course = z.infer<typeof course>;
export type Assessment = z.infer<typeof assessment>;
export type Tool = z.infer<typeof tool>;
export type Tier = z.infer<typeof tier>;
export type Initiative = z.infer<typeof initiative>;
export type Testimonial = z.infer<typeof testimonial>;

function requireOwnSlugs(list: readonly Warning[], context: z.RefinementCtx): void {
  const slugs = list.map(({ slug }) => slug);
  for (const [index, slug] of slugs.entries()) {
    if (slugs.indexOf(slug) === index) continue;
    context.addIssue({ code: "custom", path: [index, "slug"], message: "must be the slug of one warning only" });
  }
}

const ownWarnings = z.array(warning).superRefine(requireOwnSlugs);

/** A translation, which its file exports as a function. */
const translation = z
  .function()
  .transform((translate) => translate() as Translation)
  .superRefine((translated, context) => {
    const issues = ownWarnings.safeParse(translated.warnings, { errorMap }).error?.issues ?? [];
    for (const issue of issues) context.addIssue({ ...issue, path: [...context.path, "warnings", ...issue.path] });
    for (const { path, message } of compareWithEnglish(translated)) {
      context.addIssue({ code: "custom", path, message });
    }
  });

/** The schemas of the lists that the owner edits, by the file in app/content/ and the name of the list. */
export const schemas: Record<string, Record<string, z.ZodTypeAny>> = {
  "about.ts": { organisers: z.array(organiser) },
  "events.ts": { webinars: z.array(webinar), summits: z.array(summit) },
  "hi.ts": { hi: translation },
  "initiatives.ts": { initiatives: z.array(initiative) },
  "learning.ts": { courses: z.array(course), assessments: z.array(assessment) },
  "meetups.ts": { meetups },
  "sponsorship.ts": { sponsorship: z.object({ tiers: z.array(tier) }) },
  "testimonials.ts": {
    testimonials: z.array(testimonial).min(4, { message: "must have four entries or more, to fill the strip" }),
  },
  "tools.ts": { tools: z.array(tool) },
  "warnings.ts": { warnings: z.array(warning).superRefine(requireOwnSlugs) },
};
