import { sample } from "./sample.ts";

/** The community, in one place. */
export const site = {
  name: "Navbindu",
  tagline: "Cyber safety, one meetup at a time",
  description:
    "A volunteer-driven cyber-safety community in India. Free meetups every month in Pune, Bengaluru and Hyderabad.",
  email: sample("hello@navbindu.example"),
  address: sample(["Navbindu", "c/o Meetup venue, 1 Example Road", "Pune 411001", "Maharashtra, India"]),
  cities: ["Pune", "Bengaluru", "Hyderabad"],
} as const;

/** What to expect after writing to us. */
export const contactLead = sample(
  "A volunteer reads every message. We do this in our free time, so please give us a little time to answer.",
);

/** The address of a message to the organisers, its subject filled in (RFC 6068). */
export function mailTo(subject: string): string {
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}`;
}

/** The community on other networks: the kind of each, and what it shows. */
export const socialLinks = [
  {
    network: "Instagram",
    kind: "photo sharing",
    shows: sample("Photos from our meetups"),
    url: sample("https://www.instagram.com/navbindu.example"),
    inFooter: true,
  },
  {
    network: "Discord",
    kind: "team chat",
    shows: sample("Talk with us and each other"),
    url: sample("https://discord.com/invite/navbindu-example"),
    inFooter: false,
  },
  {
    network: "LinkedIn",
    kind: "professional network",
    shows: sample("News and announcements"),
    url: sample("https://www.linkedin.com/company/navbindu-example"),
    inFooter: true,
  },
] as const;

/** The address of the QR code of a social link; `npm run render:icons` draws it. */
export function qrCodeOf(network: string): string {
  return `/qr/${network.toLowerCase()}.svg`;
}

export const externalForms = {
  volunteer: sample("https://forms.example/navbindu/volunteer-interest"),
  venue: sample("https://forms.example/navbindu/venue-partner"),
  speaker: sample("https://forms.example/navbindu/speaker"),
} as const;
