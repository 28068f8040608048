/** A page (docs/product.md, Routes), for menus, footer, titles and sitemap. */
export type Page = {
  path: Path;
  /** Of the document, without the brand. */
  title: string;
  /** In menus and in the footer. Default: the title. */
  label: string;
  /** For search results and shared links; one or two sentences. */
  description: string;
  /** The footer's group. */
  group: "Community" | "Learn" | "Take part" | "Legal";
  /** The number of its drawing (`motif/drawings.ts`). */
  drawing: number;
  /** Whether the top navigation names it. */
  inMenu?: true;
};

/** Every page by its path, in the order of the menus and of the footer. */
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
    group: "Take part",
    drawing: 2,
    inMenu: true,
  },
  "/trainings": {
    title: "Knowledge Base",
    description: "Six safe habits to begin with, until there is training material here.",
    group: "Learn",
    drawing: 3,
    inMenu: true,
  },
  "/about": {
    title: "About us",
    label: "About",
    description: "Who we are, why we meet every month, and how we work.",
    group: "Community",
    drawing: 4,
    inMenu: true,
  },
  "/contact": {
    title: "Contact Us",
    description: "Write to the community’s organisers by email or post.",
    group: "Community",
    drawing: 5,
    inMenu: true,
  },
  "/summits": {
    title: "Summits",
    description: "Two community summits with talks in several tracks.",
    group: "Community",
    drawing: 6,
  },
  "/webinars": {
    title: "Webinars",
    description: "Online sessions on everyday cyber safety, upcoming and recorded.",
    group: "Community",
    drawing: 7,
  },
  "/on-demand-training": {
    title: "On-demand training",
    description: "Three courses on cyber safety, from first steps to advanced practice.",
    group: "Learn",
    drawing: 8,
  },
  "/self-assessment": {
    title: "Self-assessment",
    description: "Three assessments that show what you know and what to learn next.",
    group: "Learn",
    drawing: 9,
  },
  "/arsenal": {
    title: "Arsenal",
    description: "Three tools for learning and practising cyber safety.",
    group: "Learn",
    drawing: 10,
  },
  "/call-for-trainings": {
    title: "Call for trainings",
    description: "What goes into a training proposal: title, description, duration and audience.",
    group: "Learn",
    drawing: 11,
  },
  "/register": {
    title: "Join the community",
    label: "Ways to join",
    description: "Join as a speaker, a volunteer or a venue partner.",
    group: "Take part",
    drawing: 12,
  },
  "/Volunteer": {
    title: "Volunteer",
    description: "What volunteers do, what they gain, and how to join them.",
    group: "Take part",
    drawing: 13,
  },
  "/joinvolunteer": {
    title: "Register as a volunteer",
    label: "Volunteer registration",
    description: "Register as a volunteer for a free cyber-safety meetup in Pune, Bengaluru or Hyderabad.",
    group: "Take part",
    drawing: 14,
  },
  "/Speaker": {
    title: "Speak at a meetup",
    label: "Speak",
    description: "Share what you know with an audience of 2000+, in Pune, Bengaluru or Hyderabad.",
    group: "Take part",
    drawing: 15,
  },
  "/VenueCollaboration": {
    title: "Become a venue partner",
    label: "Host a meetup",
    description: "Host a free community meetup at your office, college or hall.",
    group: "Take part",
    drawing: 16,
  },
  "/sponsorships": {
    title: "Sponsorships",
    description: "Three sponsorship tiers that keep the meetups free for everyone.",
    group: "Take part",
    drawing: 17,
  },
  "/privacy": {
    title: "Privacy policy",
    label: "Privacy",
    description: "What personal data we keep, why, for how long, and what your rights are.",
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

/** Every page, in the order of the menus and of the footer. */
export const pages: readonly Page[] = Object.entries(byPath).map(([path, page]) => ({
  path: path as Path,
  label: page.title,
  ...page,
}));

/** The page at a path. */
export function pageAt(path: Path): Page {
  return pages.find((page) => page.path === path) as Page;
}

/** The address of the picture that shows where a link to a page is shared; `npm run render:icons` draws it. */
export function sharedPictureOf(path: string): string {
  return path === "/" ? "/og.png" : `/og${path.toLowerCase()}.png`;
}
