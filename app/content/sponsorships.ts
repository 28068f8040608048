import type { Point } from "./point";
import { sample } from "./sample";

/** The subject of a message about sponsoring. */
export const SPONSOR_SUBJECT = "Sponsoring the meetups";

/** A sponsorship tier (specification, section 3). */
export type SponsorshipTier = {
  name: string;
  /** Rupees. */
  price: number;
  features: readonly string[];
};

/** The tiers; price and passes as in specification, section 9. */
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

/** What a sponsor gains. */
export const sponsorBenefits: readonly Point[] = [
  {
    title: "You keep it free",
    text: "Your support pays for rooms, sound and printing. Nobody at the door pays for a seat.",
  },
  {
    title: "You meet the community",
    text: "Students, professionals and neighbours come to learn. Your people can sit and talk with them.",
  },
  {
    title: "You stand for safety",
    text: "Your name stands beside work that people can see, use and take home.",
  },
];
