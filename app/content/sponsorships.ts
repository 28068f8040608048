import { sample } from "./sample.ts";

/** The subject of a message about sponsoring. */
export const SPONSOR_SUBJECT = "Sponsoring the meetups";

export type SponsorshipTier = {
  name: string;
  /** Rupees. */
  price: number;
  features: readonly string[];
};

/** The tiers (docs/product.md, Figures). */
export const sponsorshipTiers: readonly SponsorshipTier[] = [
  {
    name: "Platinum",
    price: 500_000,
    features: [
      "10 passes",
      sample("A welcome from you on stage"),
      sample("A table at the venue"),
      sample("Your logo on stage and on this site"),
    ],
  },
  {
    name: "Gold",
    price: 300_000,
    features: ["6 passes", sample("A table at the venue"), sample("Your logo on stage and on this site")],
  },
  {
    name: "Silver",
    price: 150_000,
    features: ["3 passes", sample("Your logo on this site")],
  },
];

/** What the passes of a tier are for. */
export const passes = sample("Nobody needs a pass for a meetup. The passes are for our summits.");

/** What a sponsor gains. */
export const sponsorBenefits = {
  "You keep it free": sample("Your support pays for sound, printing and tea, so that nobody pays at the door."),
  "You meet the community": sample(
    "Students, professionals and neighbours come to learn. Your colleagues can sit down and talk with them.",
  ),
  "You stand for safety": sample("People see your name beside advice that they can use at home."),
};
