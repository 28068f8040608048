import type { PictogramName } from "#app/motif/pictograms.ts";

/**
 * Every page by group and path, as title, header picture, description and label, in this order. Search results and shared
 * links show the description. Menus and footer show the label; without one, the title.
 */
const byGroup = {
  Community: {
    "/": [
      "Cyber safety, one meetup at a time",
      "line",
      "Free, monthly, volunteer-driven cyber-safety meetups in Pune, Bengaluru and Hyderabad.",
      "Home",
    ],
    "/events": ["Events", "door", "Monthly cyber-safety meetups in Pune, Bengaluru and Hyderabad, free for everyone."],
    "/briefings": [
      "Initiatives",
      "reach",
      "Four initiatives: schools, women in cybersecurity, rural awareness and research grants.",
    ],
    "/trainings": ["Knowledge Base", "speech", "Six safe habits to start with."],
    "/about": ["About", "house", "Who we are, why we meet every month and how we work."],
    "/contact": ["Contact Us", "envelope", "Contact the community’s organisers by email or post."],
  },
  "Take part": {
    "/register": ["Ways to join", "people", "Join as a speaker, a volunteer or a venue partner."],
    "/Volunteer": ["Volunteer", "hand", "What volunteers do, why they do it and how to join them."],
    "/joinvolunteer": [
      "Register as a volunteer",
      "hand",
      "Register as a volunteer for a free cyber-safety meetup in Pune, Bengaluru or Hyderabad.",
    ],
    "/Speaker": [
      "Speak",
      "microphone",
      "Share what you know with an audience of 2000+ in Pune, Bengaluru or Hyderabad.",
    ],
    "/VenueCollaboration": ["Host", "chairs", "Host a free community meetup at your office, college or hall."],
    "/sponsorships": ["Sponsorships", "ticket", "Three sponsorship tiers that keep meetups free for everyone."],
  },
  // The buttons of these pages are all inert.
  "In preparation": {
    "/webinars": ["Webinars", "camera", "Online sessions on everyday cyber safety, upcoming and recorded."],
    "/summits": ["Summits", "summit", "Two community summits with talks in several tracks."],
    "/on-demand-training": [
      "On-demand training",
      "play",
      "Three courses on cyber safety, from first steps to advanced practice.",
    ],
    "/self-assessment": [
      "Self-assessment",
      "tick",
      "Three assessments that show what you know and what to learn next.",
    ],
    "/arsenal": ["Arsenal", "prompt", "Three tools for learning and practising cyber safety."],
    "/call-for-trainings": [
      "Call for trainings",
      "megaphone",
      "What we ask for in a training proposal: title, description, duration and audience.",
    ],
  },
  Legal: {
    "/privacy": ["Privacy policy", "eye", "What personal data we keep, why, for how long, and your rights.", "Privacy"],
    "/terms": ["Terms of service", "page", "The rules for using this site and taking part in the community.", "Terms"],
  },
} as const satisfies Record<string, Record<string, readonly [string, PictogramName, string, string?]>>;

type Group = keyof typeof byGroup;
export type Path = { [Name in Group]: keyof (typeof byGroup)[Name] }[Group];
type Texts = Record<"title" | "description" | "label", string>;
export type Page = Texts & { path: Path; group: Group; picture: PictogramName };

/** Every page, in the order of the menus and the footer. */
export const pages = Object.entries(byGroup).flatMap(([group, pages]) =>
  Object.entries(pages).map(([path, [title, picture, description, label = title]]) => {
    return { path, group, title, picture, description, label } as Page;
  }),
);

/** The page at a path. */
export function pageAt(path: Path): Page {
  return pages.find((page) => page.path === path) as Page;
}
