/** How much an audience knows already (specification, sections 5 and 9), in order. */
export const levels = ["Beginner", "Intermediate", "Advanced"] as const;

export type Level = (typeof levels)[number];
