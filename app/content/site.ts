import { sample } from "./sample.ts";

/** The community: what every page may say of it. */
export const site = {
  name: "Navbindu",
  tagline: "Cyber safety, one meetup at a time",
  description:
    "A volunteer-driven cyber-safety community in India. Free meetups every month in Pune, Bengaluru and Hyderabad.",
  email: sample("hello@navbindu.example"),
  cities: ["Pune", "Bengaluru", "Hyderabad"],
} as const;

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
