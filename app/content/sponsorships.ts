import { sample } from "./sample.ts";

/** The tiers, with their prices in rupees. */
export const sponsorshipTiers = [
  {
    name: "Platinum",
    price: 500_000,
    features: [
      "10 passes",
      sample("You welcome the audience on stage"),
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

/** What passes are for. */
export const passes = sample("Passes are for our summits. Meetups need no pass.");

/** What a sponsor gains. */
export const sponsorBenefits = {
  "You keep it free": sample("Your support pays for sound, printing and tea, so nobody pays at the door."),
  "You meet the community": sample(
    "Students, professionals and neighbours come to learn. Your colleagues can sit down and talk with them.",
  ),
  "You support safety": sample("People see your name next to advice they use at home."),
};
