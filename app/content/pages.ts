/** A page of the site, for menus, the footer, titles and the sitemap. */
export type Page = {
  path: Path;
  /** The document title without the brand, and the page's h1. */
  title: string;
  /** The name in menus and in the footer. Default: the title. */
  label: string;
  /** For search results and shared links, in one or two sentences. */
  description: string;
  /** The group in the footer. Pages with only inert buttons are in preparation. */
  group: "Community" | "Take part" | "In preparation" | "Legal";
  /** The number of the page's drawing (`motif/drawings.ts`). */
  drawing: number;
  /** Whether the top navigation has it. */
  inMenu?: true;
};

/** Every page by its path, in the order of the menus and the footer. */
const byPath = {
  "/": {
    title: "Cyber safety, one meetup at a time",
    label: "Home",
    description: "Free, monthly, volunteer-driven cyber-safety meetups in Pune, Bengaluru and Hyderabad.",
    group: "Community",
    drawing: 0,
    inMenu: true,
  },
  "/events": {
    title: "Events",
    description: "Monthly cyber-safety meetups in Pune, Bengaluru and Hyderabad, free for everyone.",
    group: "Community",
    drawing: 1,
    inMenu: true,
  },
  "/briefings": {
    title: "Initiatives",
    description: "Four initiatives: schools, women in cybersecurity, rural awareness and research grants.",
    group: "Community",
    drawing: 2,
    inMenu: true,
  },
  "/trainings": {
    title: "Knowledge Base",
    description: "Six safe habits to start with.",
    group: "Community",
    drawing: 3,
    inMenu: true,
  },
  "/about": {
    title: "About",
    description: "Who we are, why we meet every month and how we work.",
    group: "Community",
    drawing: 4,
    inMenu: true,
  },
  "/contact": {
    title: "Contact Us",
    description: "Contact the community’s organisers by email or post.",
    group: "Community",
    drawing: 5,
    inMenu: true,
  },
  "/register": {
    title: "Ways to join",
    description: "Join as a speaker, a volunteer or a venue partner.",
    group: "Take part",
    drawing: 12,
  },
  "/Volunteer": {
    title: "Volunteer",
    description: "What volunteers do, why they do it and how to join them.",
    group: "Take part",
    drawing: 13,
  },
  "/joinvolunteer": {
    title: "Register as a volunteer",
    description: "Register as a volunteer for a free cyber-safety meetup in Pune, Bengaluru or Hyderabad.",
    group: "Take part",
    drawing: 14,
  },
  "/Speaker": {
    title: "Speak",
    description: "Share what you know with an audience of 2000+ in Pune, Bengaluru or Hyderabad.",
    group: "Take part",
    drawing: 15,
  },
  "/VenueCollaboration": {
    title: "Host",
    description: "Host a free community meetup at your office, college or hall.",
    group: "Take part",
    drawing: 16,
  },
  "/sponsorships": {
    title: "Sponsorships",
    description: "Three sponsorship tiers that keep meetups free for everyone.",
    group: "Take part",
    drawing: 17,
  },
  "/webinars": {
    title: "Webinars",
    description: "Online sessions on everyday cyber safety, upcoming and recorded.",
    group: "In preparation",
    drawing: 7,
  },
  "/summits": {
    title: "Summits",
    description: "Two community summits with talks in several tracks.",
    group: "In preparation",
    drawing: 6,
  },
  "/on-demand-training": {
    title: "On-demand training",
    description: "Three courses on cyber safety, from first steps to advanced practice.",
    group: "In preparation",
    drawing: 8,
  },
  "/self-assessment": {
    title: "Self-assessment",
    description: "Three assessments that show what you know and what to learn next.",
    group: "In preparation",
    drawing: 9,
  },
  "/arsenal": {
    title: "Arsenal",
    description: "Three tools for learning and practising cyber safety.",
    group: "In preparation",
    drawing: 10,
  },
  "/call-for-trainings": {
    title: "Call for trainings",
    description: "What we ask for in a training proposal: title, description, duration and audience.",
    group: "In preparation",
    drawing: 11,
  },
  "/privacy": {
    title: "Privacy policy",
    label: "Privacy",
    description: "What personal data we keep, why, for how long, and your rights.",
    group: "Legal",
    drawing: 18,
  },
  "/terms": {
    title: "Terms of service",
    label: "Terms",
    description: "The rules for using this site and taking part in the community.",
    group: "Legal",
    drawing: 19,
  },
} as const satisfies Record<string, Omit<Page, "path" | "label"> & Partial<Page>>;

export type Path = keyof typeof byPath;

/** Every page, in the order of the menus and the footer. */
export const pages: readonly Page[] = Object.entries(byPath).map(([path, page]) => ({
  path: path as Path,
  label: page.title,
  ...page,
}));

/** The page at a path. */
export function pageAt(path: Path): Page {
  return pages.find((page) => page.path === path) as Page;
}

/** The path of the picture for shared links to a page, made by `npm run render:icons`. */
export function sharedPictureOf(path: string): string {
  return path === "/" ? "/og.png" : `/og${path.toLowerCase()}.png`;
}
