import type { PictogramName } from "#app/motif/pictograms.ts";
import { lostMoney } from "./lost-money.ts";
import { withoutBrackets } from "./marks.ts";
import { nineMessages } from "./nine-messages.ts";
import { help, site } from "./site.ts";
import { screenKinds, warningPath, warnings } from "./warnings.ts";

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

/** Every page by its group, in the order of the menus and the footer. */
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
    {
      path: "/trainings",
      title: "Knowledge Base",
      picture: "speech",
      description: "Scams as they arrive, what gives each one away, and help after a fraud.",
    },
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
  // Pages that visitors share. Menus and footer do not link to these pages.
  "To share": [
    {
      path: nineMessages.path,
      title: nineMessages.title,
      picture: "tick",
      lead: nineMessages.lead,
      description: nineMessages.share,
      shared: { label: "SCAM OR REAL?", message: nineMessages.example.text },
    },
    ...warnings.map((warning) => ({
      path: warningPath(warning),
      title: warning.title,
      picture: screenKinds[warning.screen.kind].picture,
      lead: warning.lead,
      description: warning.lead,
      shared: {
        label: `SCAM: ${screenKinds[warning.screen.kind].name}`,
        message: withoutBrackets(warning.screen.message),
      },
    })),
    {
      path: lostMoney.path,
      title: lostMoney.title,
      picture: "phone",
      lead: lostMoney.lead,
      description: lostMoney.lead,
      shared: { label: "AFTER A FRAUD", message: lostMoney.message },
    },
  ],
} as const satisfies Record<string, readonly Entry[]>;

type Group = keyof typeof byGroup;
export type Path = (typeof byGroup)[Group][number]["path"];
export type Page = Entry & { path: Path; group: Group; label: string };

/** Every page, in the order of the menus and the footer. */
export const pages: readonly Page[] = Object.entries(byGroup).flatMap(([group, entries]) =>
  entries.map((entry) => ({ label: entry.title, ...entry, group: group as Group })),
);

export function pageAt(path: Path): Page {
  return pages.find((page) => page.path === path) as Page;
}

/** The path of a page's picture for shared links, which `npm run build` draws, and the alternative text. */
export function describeSharedPicture({ path, title, shared }: Page) {
  if (!shared) return { picture: "/og.png", alt: `${site.name}: ${site.tagline}` };
  const { label, message } = shared;
  return { picture: `${path}.png`, alt: `${label}: “${message}” ${title}. Helpline: ${help.helpline}.` };
}
