/** A title with a text: a benefit, a principle. */
export type Point = { title: string; text: string };
