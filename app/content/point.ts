/** One of several things to say: a benefit, a principle. */
export type Point = { title: string; text: string };
