/** How much an audience knows already, in order. */
export const levels = ["Beginner", "Intermediate", "Advanced"] as const;

export type Level = (typeof levels)[number];
