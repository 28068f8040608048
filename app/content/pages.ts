import type { PictogramName } from "#app/motif/pictograms.ts";
import { lostMoney } from "./lost-money.ts";
import { withoutBrackets } from "./marks.ts";
import { nineMessages } from "./nine-messages.ts";
import { help, site } from "./site.ts";
import { allTranslations, english, type Texts } from "./translations.ts";
import { warningPath } from "./warnings.ts";
import { fill } from "./words.ts";

/** The texts and pictures of a page. Search results and shared links show the description. */
type Entry = {
  path: string;
  title: string;
  /** The picture of the page's header. */
  picture: PictogramName;
  /** The first sentence of the page. Without it, the route passes `lead` to `PageHeader`. */
  lead?: string;
  description: string;
  /** The name of the page in menus and footer. Default: the title. */
  label?: string;
  /** What the picture for shared links shows above the title. Default: the picture of the site. */
  shared?: { label: string; message: string };
};

/** The pages of each group except those to share, in the order of the menus and the footer. */
const byGroup = {
  Community: [
    {
      path: "/",
      title: "Cyber safety, one meetup at a time",
      label: "Home",
      picture: "people",
      description: "Free, monthly, volunteer-driven cyber-safety meetups in Pune, Bengaluru and Hyderabad.",
    },
    {
      path: "/events",
      title: "Events",
      picture: "door",
      description: "Monthly cyber-safety meetups in Pune, Bengaluru and Hyderabad, free for everyone.",
    },
    {
      path: "/briefings",
      title: "Initiatives",
      picture: "reach",
      lead: "Our four initiatives go beyond meetups, and they need your help.",
      description: "Four initiatives: schools, women in cybersecurity, rural awareness and research grants.",
    },
    entryOfWarnings(english),
    {
      path: "/about",
      title: "About",
      picture: "house",
      lead: "We want everyone in India to feel safe and at home online.",
      description: "Who we are, why we meet every month and how we work.",
    },
    {
      path: "/contact",
      title: "Contact Us",
      picture: "envelope",
      lead: site.afterWriting,
      description: "Contact the community’s organisers by email or post.",
    },
  ],
  "Take part": [
    {
      path: "/register",
      title: "Ways to join",
      picture: "people",
      lead: "Welcome. Anyone can come to a meetup for free. Want to do more? Here are three ways to help.",
      description: "Join as a speaker, a volunteer or a venue partner.",
    },
    {
      path: "/Volunteer",
      title: "Volunteer",
      picture: "hand",
      lead: "One evening, five small jobs, no experience needed.",
      description: "What volunteers do, why they do it and how to join them.",
    },
    {
      path: "/joinvolunteer",
      title: "Register as a volunteer",
      picture: "hand",
      lead: "About three minutes. We will email you when your city’s date is known.",
      description: "Register as a volunteer for a free cyber-safety meetup in Pune, Bengaluru or Hyderabad.",
    },
    {
      path: "/Speaker",
      title: "Speak",
      picture: "microphone",
      description: "Share what you know with an audience of 2000+ in Pune, Bengaluru or Hyderabad.",
    },
    {
      path: "/VenueCollaboration",
      title: "Host",
      picture: "screen",
      lead: "Lend us a room for one evening. Your team attends free, without leaving the building.",
      description: "Host a free community meetup at your office, college or hall.",
    },
    {
      path: "/sponsorships",
      title: "Sponsorships",
      picture: "ticket",
      lead: "Meetups are free for everyone who comes. Sponsors help us keep it that way.",
      description: "Three sponsorship tiers that keep meetups free for everyone.",
    },
  ],
  // The buttons of these pages are all inert.
  "In preparation": [
    {
      path: "/webinars",
      title: "Webinars",
      picture: "camera",
      lead: "Planned and recorded sessions.",
      description: "Online sessions on everyday cyber safety, upcoming and recorded.",
    },
    {
      path: "/summits",
      title: "Summits",
      picture: "summit",
      lead: "A summit is a full day of talks in several tracks, with time to meet people.",
      description: "Two community summits with talks in several tracks.",
    },
    {
      path: "/on-demand-training",
      title: "On-demand training",
      picture: "play",
      lead: "Three courses at your own pace, from first steps to advanced practice.",
      description: "Three courses on cyber safety, from first steps to advanced practice.",
    },
    {
      path: "/self-assessment",
      title: "Self-assessment",
      picture: "tick",
      lead: "Three ways to find out what you know and what to learn next.",
      description: "Three assessments that show what you know and what to learn next.",
    },
    {
      path: "/arsenal",
      title: "Arsenal",
      picture: "prompt",
      lead: "Three small tools for learning and practising, each with one job.",
      description: "Three tools for learning and practising cyber safety.",
    },
    {
      path: "/call-for-trainings",
      title: "Call for trainings",
      picture: "megaphone",
      lead: "See what we ask for in a proposal.",
      description: "What we ask for in a training proposal: title, description, duration and audience.",
    },
  ],
  Legal: [
    {
      path: "/privacy",
      title: "Privacy policy",
      label: "Privacy",
      picture: "eye",
      description: "What personal data we keep, why, for how long, and your rights.",
    },
    {
      path: "/terms",
      title: "Terms of service",
      label: "Terms",
      picture: "page",
      description: "The rules for using this site and taking part in the community.",
    },
  ],
} as const satisfies Record<string, readonly Entry[]>;

/** Pages that visitors share. No menu or footer lists this group. */
export const TO_SHARE = "To share";

type SharedPath = `/trainings/${string}`;
type Group = keyof typeof byGroup | typeof TO_SHARE;
export type Path = (typeof byGroup)[keyof typeof byGroup][number]["path"] | SharedPath;
export type Page = Entry & {
  path: Path;
  group: Group;
  label: string;
  /** The path of the English page. */
  englishPath: Path;
  texts: Texts;
};

/** The entry of the list of warnings. */
function entryOfWarnings({ words }: Texts) {
  return { path: "/trainings", title: words.list, picture: "speech", description: words.listDescription } as const;
}

/** The entries of the quiz, the warnings and the help, with the paths of the English pages. */
function entriesToShare({ words, warnings, nineMessages: quiz, lostMoney: steps }: Texts) {
  const entries: (Entry & { path: SharedPath })[] = [
    {
      path: nineMessages.path,
      title: quiz.title,
      label: "Nine messages",
      picture: "tick",
      lead: quiz.lead,
      description: quiz.share,
      shared: { label: words.pictureQuiz, message: quiz.messages[0]?.text ?? "" },
    },
    ...warnings.map((warning) => ({
      path: warningPath(warning),
      title: warning.title,
      picture: warning.picture,
      lead: warning.lead,
      description: warning.lead,
      shared: {
        label: fill(words.pictureScam, words.kinds[warning.screen.kind]),
        message: withoutBrackets(warning.screen.message),
      },
    })),
    {
      path: lostMoney.path,
      title: steps.title,
      picture: "phone",
      lead: steps.lead,
      description: steps.lead,
      shared: { label: words.pictureHelp, message: steps.message },
    },
  ];
  return entries;
}

/** The page of an entry in English. */
function toPage(entry: Entry & { path: Path }, group: Group): Page {
  return { label: entry.title, ...entry, group, englishPath: entry.path, texts: english };
}

/** Every page in English, in the order of the menus and the footer. */
export const englishPages: readonly Page[] = [
  ...Object.entries(byGroup).flatMap(([group, entries]) => entries.map((entry) => toPage(entry, group as Group))),
  ...entriesToShare(english).map((entry) => toPage(entry, TO_SHARE)),
];

/** The pages of a translation: the list of warnings, and the pages to share. */
function translatePages(texts: Texts): Page[] {
  return [entryOfWarnings(texts), ...entriesToShare(texts)].map((entry) => ({
    ...toPage(entry, TO_SHARE),
    path: `${entry.path}/${texts.code}` as SharedPath,
    texts,
  }));
}

let translated: Page[] | undefined;

/** Every page in every language. */
export function allPages(): readonly Page[] {
  // Not while the Worker starts, which would take longer.
  translated ??= allTranslations()
    .filter(({ isPublished }) => isPublished)
    .flatMap(translatePages);
  return [...englishPages, ...translated];
}

/** The page at a path; undefined if there is none. */
export function findPage(path: string): Page | undefined {
  const isAt = (page: Page) => page.path === path;
  return englishPages.find(isAt) ?? allPages().find(isAt);
}

export function pageAt(path: Path): Page {
  return findPage(path) as Page;
}

/** A page in each language that has it. Only the teaching pages have translations. */
export function versionsOf({ englishPath }: Page): readonly Page[] {
  const isTaught = englishPath.startsWith("/trainings");
  return isTaught ? allPages().filter((page) => page.englishPath === englishPath) : [];
}

/** The path of a page in a language, or of the English page if that language does not have it. */
export function pathIn(texts: Texts, englishPath: Path): Path {
  if (texts === english) return englishPath;
  return allPages().find((page) => page.englishPath === englishPath && page.texts === texts)?.path ?? englishPath;
}

/** The path of a page's picture for shared links, which `npm run build` draws, and the alternative text. */
export function describeSharedPicture({ path, title, shared, texts }: Page) {
  if (!shared) return { picture: "/og.png", alt: `${site.name}: ${site.tagline}` };
  const { label, message } = shared;
  const helpline = fill(texts.words.pictureHelpline, help.helpline);
  return { picture: `${path}.png`, alt: `${label} “${message}” ${title} (${helpline})` };
}
