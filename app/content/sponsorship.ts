import { sample } from "./sample.ts";
import type { Point, Tier } from "./schemas.server.ts";

/** /sponsorships: the benefits, what passes are for, and the tiers. Prices are rupees. */
export const sponsorship = {
  benefits: [
    {
      title: "You keep it free",
      text: sample("Your support pays for sound, printing and tea, so nobody pays at the door."),
    },
    {
      title: "You meet the community",
      text: sample(
        "Students, professionals and neighbours come to learn. Your colleagues can sit down and talk with them.",
      ),
    },
    {
      title: "You support safety",
      text: sample("Your name appears in the list of sponsors, never beside safety advice."),
    },
  ] satisfies readonly Point[],
  passes: sample("Passes are for our summits. Meetups need no pass."),
  tiers: [
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
    { name: "Silver", price: 150_000, features: ["3 passes", sample("Your logo on this site")] },
  ] satisfies readonly Tier[],
};
