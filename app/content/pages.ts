import type { PictogramName } from "#app/motif/pictograms.ts";

/** A page of the site, for menus, the footer, titles and the sitemap. */
export type Page = {
  path: Path;
  /** The document title without the brand, and the page's h1. */
  title: string;
  /** The name in menus and in the footer. Default: the title. */
  label: string;
  /** For search results and shared links, in one or two sentences. */
  description: string;
  /** The group in the footer. */
  group: Group;
  /** The picture in its header and in shared links. */
  picture: PictogramName;
  /** Whether the top navigation has it. */
  inMenu: boolean;
};

/** Every page by group and path. Pages whose buttons are all inert are in preparation. */
const byGroup = {
  Community: {
    "/": {
      title: "Cyber safety, one meetup at a time",
      label: "Home",
      description: "Free, monthly, volunteer-driven cyber-safety meetups in Pune, Bengaluru and Hyderabad.",
      picture: "line",
    },
    "/events": {
      title: "Events",
      description: "Monthly cyber-safety meetups in Pune, Bengaluru and Hyderabad, free for everyone.",
      picture: "door",
    },
    "/briefings": {
      title: "Initiatives",
      description: "Four initiatives: schools, women in cybersecurity, rural awareness and research grants.",
      picture: "reach",
    },
    "/trainings": {
      title: "Knowledge Base",
      description: "Six safe habits to start with.",
      picture: "speech",
    },
    "/about": {
      title: "About",
      description: "Who we are, why we meet every month and how we work.",
      picture: "house",
    },
    "/contact": {
      title: "Contact Us",
      description: "Contact the community’s organisers by email or post.",
      picture: "envelope",
    },
  },
  "Take part": {
    "/register": {
      title: "Ways to join",
      description: "Join as a speaker, a volunteer or a venue partner.",
      picture: "people",
    },
    "/Volunteer": {
      title: "Volunteer",
      description: "What volunteers do, why they do it and how to join them.",
      picture: "hand",
    },
    "/joinvolunteer": {
      title: "Register as a volunteer",
      description: "Register as a volunteer for a free cyber-safety meetup in Pune, Bengaluru or Hyderabad.",
      picture: "hand",
    },
    "/Speaker": {
      title: "Speak",
      description: "Share what you know with an audience of 2000+ in Pune, Bengaluru or Hyderabad.",
      picture: "microphone",
    },
    "/VenueCollaboration": {
      title: "Host",
      description: "Host a free community meetup at your office, college or hall.",
      picture: "chairs",
    },
    "/sponsorships": {
      title: "Sponsorships",
      description: "Three sponsorship tiers that keep meetups free for everyone.",
      picture: "ticket",
    },
  },
  "In preparation": {
    "/webinars": {
      title: "Webinars",
      description: "Online sessions on everyday cyber safety, upcoming and recorded.",
      picture: "camera",
    },
    "/summits": {
      title: "Summits",
      description: "Two community summits with talks in several tracks.",
      picture: "summit",
    },
    "/on-demand-training": {
      title: "On-demand training",
      description: "Three courses on cyber safety, from first steps to advanced practice.",
      picture: "play",
    },
    "/self-assessment": {
      title: "Self-assessment",
      description: "Three assessments that show what you know and what to learn next.",
      picture: "tick",
    },
    "/arsenal": {
      title: "Arsenal",
      description: "Three tools for learning and practising cyber safety.",
      picture: "prompt",
    },
    "/call-for-trainings": {
      title: "Call for trainings",
      description: "What we ask for in a training proposal: title, description, duration and audience.",
      picture: "megaphone",
    },
  },
  Legal: {
    "/privacy": {
      title: "Privacy policy",
      label: "Privacy",
      description: "What personal data we keep, why, for how long, and your rights.",
      picture: "eye",
    },
    "/terms": {
      title: "Terms of service",
      label: "Terms",
      description: "The rules for using this site and taking part in the community.",
      picture: "page",
    },
  },
} as const satisfies Record<
  string,
  Record<string, Pick<Page, "title" | "description" | "picture"> & { label?: string }>
>;

type Group = keyof typeof byGroup;
export type Path = { [Name in Group]: keyof (typeof byGroup)[Name] }[Group];

/** Every page, in the order of the menus and the footer. */
export const pages: readonly Page[] = Object.entries(byGroup)
  .flatMap(([group, pages]) =>
    Object.entries(pages).map(([path, page]) => ({ path, group, label: page.title, ...page })),
  )
  .map((page) => ({ ...page, inMenu: page.group === "Community" }) as Page);

/** The page at a path. */
export function pageAt(path: Path): Page {
  return pages.find((page) => page.path === path) as Page;
}

/** The path of the picture for shared links to a page, made by `npm run render:art`. */
export function sharedPictureOf(path: string): string {
  return path === "/" ? "/og.png" : `/og${path.toLowerCase()}.png`;
}
