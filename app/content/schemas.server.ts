import { z } from "zod";
import { DAY_MS, dayOf, isDay } from "#app/dates/day.ts";
import { dayInIndia, yearInIndia } from "#app/dates/india-time.server.ts";
import { pictogramNames } from "#app/motif/pictograms.ts";
import { NEEDLESS, VISIBLE } from "./characters.server.ts";
import { compareWithEnglish } from "./compare-translations.server.ts";
import { countMarks } from "./marks.ts";
import { rule, type Sign } from "./rule.ts";
import { site } from "./site.ts";
import { completeTranslation, type Translation } from "./translations.ts";

// `npm run build` checks app/content/: the compiler finds wrong keys and types, these schemas find wrong values. Pages
// import the types only.

/** The first year of the community. An earlier date has a wrong year. */
const FIRST_YEAR = 2020;
const LONGEST_YEAR_DAYS = 366;
const YEARS_IN_WORDS = { 1: "a year", 2: "two years" };

type CityName = (typeof site.cities)[number]["name"];

const cityNames: readonly string[] = site.cities.map(({ name }) => name);

function isCityName(name: string): name is CityName {
  return cityNames.includes(name);
}

const TIME_OF_DAY = /^T([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a date in ISO 8601, or a date and time, that exists. */
function isDate(text: string): boolean {
  const day = dayOf(text);
  const timeOfDay = text.slice(day.length);
  return isDay(day) && (timeOfDay === "" || TIME_OF_DAY.test(timeOfDay));
}

/** Checks that a date is between the first year and some years ahead. */
function checkYear(maxYearsAhead: 1 | 2) {
  return (date: string, context: z.RefinementCtx) => {
    const year = date.slice(0, 4);
    const daysAhead = Date.parse(dayOf(date)) / DAY_MS - dayInIndia();
    const addMistake = (when: string) => {
      context.addIssue({ code: "custom", message: `is ${when}: check the year ${year}` });
    };
    if (Number(year) < FIRST_YEAR) addMistake(`before ${FIRST_YEAR}`);
    if (daysAhead > maxYearsAhead * LONGEST_YEAR_DAYS) addMistake(`more than ${YEARS_IN_WORDS[maxYearsAhead]} ahead`);
  };
}

/** Whether a text is one address that begins with https, without a user’s name before the host. */
function isHttpsAddress(text: string): boolean {
  if (!/^https:\/\/(?!.*https?:)\S+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username } = new URL(text);
  return /[^.]\.[^.]/.test(hostname) && username === "";
}

function describeTextMistake(text: string): string | undefined {
  if (!VISIBLE.test(text)) return "is empty: write something, or remove it";
  const isRight = text.isWellFormed() && text.search(NEEDLESS) === -1;
  return isRight ? undefined : "has an invisible character: type the text again";
}

function checkTexts(value: unknown, context: z.RefinementCtx, path: (string | number)[] = []): void {
  const message = typeof value === "string" ? describeTextMistake(value) : undefined;
  if (message) context.addIssue({ code: "custom", path, message });
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    checkTexts(child, context, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Checks every text in a value of any kind. */
const everyText = z.unknown().superRefine((value, context) => checkTexts(value, context));

/** An object with these keys and no other. */
function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).strict();
}

const text = z.string();
const texts = z.array(text).min(1, { message: "is empty: write something" }).readonly();
const wholeNumber = z
  .number()
  .int({ message: "must be a whole number" })
  .nonnegative({ message: "must not be negative" });
const city = z.string().refine(isCityName);
const httpsAddress = z
  .string()
  .refine(isHttpsAddress, { message: "must be one whole address, such as https://forms.gle/abc" });
/** The address of a site without "https://". */
const domain = z.string().regex(/^([a-z0-9-]+\.)+[a-z]+$/, { message: "must be like cybercrime.gov.in" });
const phone = z.string().regex(/^\d+$/, { message: "must be digits only" });
/** A date in ISO 8601, with or without a time. */
const date = z
  .string()
  .refine(isDate, { message: "must be a date that exists, such as 2026-12-19 or, with a time, 2026-12-19T17:00" })
  .superRefine(checkYear(2));
const dateAndTime = z
  .string()
  .refine((value) => value.includes("T") && isDate(value), {
    message: "must be a date and time that exist, such as 2026-12-19T17:00",
  })
  .superRefine(checkYear(1));

/** Whether a day or month has begun in India. */
function hasBegun(date: string): boolean {
  return Date.parse(dayOf(date)) / DAY_MS <= dayInIndia();
}

/** A text that is not the one of the example in meetups.ts. */
function unlikeExample(example: string, cure = "write your own, or remove the line") {
  return text.refine((value) => value !== example, { message: `is still the example’s: ${cure}` });
}

const meetup = entry({
  city,
  /** Indian Standard Time in ISO 8601, such as "2026-12-19T17:00". */
  start: dateAndTime,
  /** On the day of `start`, in its format. Without `end`, the end is not known. */
  end: dateAndTime.optional(),
  topic: text,
  venue: text,
  address: unlikeExample("1 Example Road, Pune 411001", "write your own"),
  map: unlikeExample("https://maps.app.goo.gl/example")
    .refine((value) => isHttpsAddress(value) && !value.includes("@"), {
      message:
        "must be one link, such as https://maps.app.goo.gl/abc, without a space or an @: press Share in the map, then Copy",
    })
    .optional(),
  /** One or two sentences, for example about the entrance, step-free access or languages. */
  note: unlikeExample("Step-free entrance from the car park. In Marathi and English.").optional(),
  cancelled: z.boolean().optional(),
  /** How many people came. */
  attended: wholeNumber.optional(),
}).superRefine(({ start, end }, context) => {
  if (!end || (dayOf(end) === dayOf(start) && end > start)) return;
  const message = `must be later than "start" and on its day, ${dayOf(start)}`;
  context.addIssue({ code: "custom", path: ["end"], message });
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
const source = entry({
  authority: text,
  title: text,
  /** The year in which it was published. */
  year: wholeNumber.refine((year) => year >= 2000 && year <= yearInIndia(), {
    message: "must be a year from 2000 to this one",
  }),
});

/** The slugs of pages that exist. A warning may not change its slug, because people link to it. */
const publishedSlugs = [
  "pause-before-you-pay",
  "you-never-need-a-pin-to-receive-money",
  "never-share-an-otp",
  "the-police-do-not-arrest-anyone-on-a-video-call",
  "type-the-address-yourself",
  "protect-your-email-twice",
  "a-sure-profit-is-a-trap",
  "a-job-never-asks-you-to-pay",
  "a-fine-is-never-an-app",
];

/** What else is below /trainings/, or below the page of a warning. */
const reservedSlugs = ["hi", "lost-money", "nine-messages"];

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const signs = rule.signs.map(({ sign }) => sign) as [Sign, ...Sign[]];

const warning = entry({
  /** The last part of the page's path, and the id of the card. */
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: "must be lower-case words joined by hyphens" })
    .refine((slug) => !reservedSlugs.includes(slug), { message: "is the address of another page" }),
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
  lastQuestion: text,
  sources: z.array(source).min(1).readonly(),
  /** The month in which an organiser has read the sources, such as "2026-12". The page shows it. */
  checked: z
    .string()
    .regex(MONTH, { message: "must be a month, such as 2026-12" })
    .refine((month) => Number(month.slice(0, 4)) >= FIRST_YEAR && hasBegun(month), {
      message: `must be a month since ${FIRST_YEAR} that has begun`,
    })
    .optional(),
}).superRefine(({ screen, giveaways }, context) => {
  const { from, address = "", below } = screen;
  const marks = countMarks(from, address, screen.message, below?.text ?? "");
  if (marks === giveaways.length && marks >= 2 && marks <= 4) return;
  const message = `must have two to four entries, one for each part of "screen" in [brackets] (now ${marks})`;
  context.addIssue({ code: "custom", path: ["giveaways"], message });
});

const socialLink = entry({
  network: text,
  topics: text,
  url: httpsAddress,
  isInFooter: z.boolean(),
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

// Objects of which only some values have a rule.
const withForm = z.object({ form: httpsAddress });
const withContact = z.object({ email: z.string().email({ message: "must be an email address" }) });
const withHelp = z.object({ helpline: phone, emergency: phone, portal: domain, chakshu: domain });
const withUpdated = z.object({ updated: date.refine(hasBegun, { message: "must not be in the future" }) });
const withSources = z.object({ sources: z.array(source) });
/** The type of a message is in nine-messages.ts, because its slug is one of the warnings. */
const withMessages = z.object({
  messages: z.array(z.unknown()).length(9, { message: "must have nine entries: nine-messages.css has nine rules" }),
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
export type Point = z.infer<typeof point>;
export type SocialLink = z.infer<typeof socialLink>;

function checkSlugs(list: readonly Warning[], context: z.RefinementCtx): void {
  const slugs = list.map(({ slug }) => slug);
  const addMistake = (index: number, message: string) => {
    context.addIssue({ code: "custom", path: [index, "slug"], message });
  };
  for (const [index, slug] of slugs.entries()) {
    if (slugs.indexOf(slug) !== index) addMistake(index, "must be the slug of one warning only");
  }
  // Probably the first entry with an unpublished slug, whose slug was changed.
  const changed = slugs.findIndex((slug) => !publishedSlugs.includes(slug));
  for (const slug of publishedSlugs) {
    if (!slugs.includes(slug)) addMistake(changed, `must not change, because people link to it: write "${slug}"`);
  }
}

/** A translation, which its file exports as a function. */
const translation = z
  .function()
  .transform((translate) => completeTranslation(translate() as Translation))
  .superRefine((translated, context) => {
    checkTexts(translated, context);
    const issues = z.object({ warnings: z.array(warning) }).safeParse(translated).error?.issues ?? [];
    for (const issue of issues) context.addIssue(issue);
    for (const { path, message } of compareWithEnglish(translated)) {
      context.addIssue({ code: "custom", path, message });
    }
  });

/** The schemas of the values that the owner edits, by the file in app/content/ and the name of the value. */
const schemas: Record<string, Record<string, z.ZodTypeAny>> = {
  "about.ts": { organisers: z.array(organiser) },
  "events.ts": { webinars: z.array(webinar), summits: z.array(summit) },
  "hi.ts": { hi: translation },
  "initiatives.ts": { initiatives: z.array(initiative) },
  "join.ts": { speaking: withForm, volunteering: withForm, hosting: withForm },
  "learning.ts": { courses: z.array(course), assessments: z.array(assessment) },
  "lost-money.ts": { lostMoney: withSources },
  "meetups.ts": { meetups },
  "nine-messages.ts": { nineMessages: withMessages },
  "privacy.ts": { privacy: withUpdated },
  "site.ts": { site: withContact, help: withHelp, socialLinks: z.array(socialLink) },
  "sponsorship.ts": { sponsorship: z.object({ tiers: z.array(tier) }) },
  "testimonials.ts": {
    testimonials: z.array(testimonial).min(4, { message: "must have four entries or more, to fill the strip" }),
  },
  "terms.ts": { terms: withUpdated },
  "tools.ts": { tools: z.array(tool) },
  "warnings.ts": { warnings: z.array(warning).superRefine(checkSlugs) },
};

/** The schema of a value that a file in app/content/ exports. */
export function schemaOf(file: string, name: string): z.ZodTypeAny {
  const own = schemas[file]?.[name];
  return own ? everyText.pipe(own) : everyText;
}
