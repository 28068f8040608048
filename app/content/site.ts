import { sample } from "./sample.ts";
import type { SocialLink } from "./schemas.server.ts";

export const site = {
  name: "Navbindu",
  tagline: "Cyber safety, one meetup at a time",
  description:
    "A volunteer-driven cyber-safety community in India. Free meetups every month in Pune, Bengaluru and Hyderabad.",
  email: sample("hello@navbindu.example"),
  postalAddress: sample(["Navbindu", "c/o Meetup venue, 1 Example Road", "Pune 411001", "Maharashtra, India"]),
  inPreparation: "You can read these pages but not use them yet.",
  neverAsks: "We never ask for a password, PIN or OTP. If a message in our name asks for one, it is not from us.",
  emailNote: sample("Our emails to you come from this address only."),
  afterWriting: sample("Write to us. A volunteer reads every message."),
  /** Cards, links and options have this order. `colourClass` is a utility, `loop` an index in `CITY_LOOP_PATHS`. */
  cities: [
    { name: "Pune", colourClass: "text-pune", loop: 0 },
    { name: "Bengaluru", colourClass: "text-bengaluru", loop: 1 },
    { name: "Hyderabad", colourClass: "text-hyderabad", loop: 2 },
  ] as const satisfies readonly { name: string; colourClass: string; loop: number }[],
} as const;

/** Where people in India get help: the cyber-crime helpline and reporting portal, and the emergency number. */
export const help = {
  helpline: "1930",
  portal: "cybercrime.gov.in",
  emergency: "112",
  /** The portal Chakshu takes reports of calls and messages by which nothing was lost. */
  chakshu: "sancharsaathi.gov.in",
};

/** The name of a city's meetups, such as "Pune Meetup". It is the option in the form and the value in the database. */
export function meetupIn(city: string): string {
  return `${city} Meetup`;
}

/** The city in the name of a meetup, in upper or lower case. */
export function cityOfMeetup(meetup: string): string {
  return meetup.replace(/ Meetup$/i, "");
}

/** A `mailto:` link to the organisers with a subject (RFC 6068). */
export function mailTo(subject: string): string {
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}`;
}

/** The community’s channels on other networks. */
export const socialLinks = [
  {
    network: "Instagram",
    topics: sample("Meetup dates and photos"),
    url: sample("https://www.instagram.com/navbindu.example"),
    isInFooter: true,
  },
  {
    network: "Discord",
    topics: sample("Meetup dates and chat"),
    url: sample("https://discord.com/invite/navbindu-example"),
    isInFooter: false,
  },
  {
    network: "LinkedIn",
    topics: sample("Meetup dates and news"),
    url: sample("https://www.linkedin.com/company/navbindu-example"),
    isInFooter: true,
  },
] as const satisfies readonly SocialLink[];

/** The path of a channel’s QR code, which `npm run build` draws. */
export function qrCodeOf(network: string): string {
  return `/qr/${network.toLowerCase()}.svg`;
}
