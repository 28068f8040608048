/** A title with a text: a benefit, a principle. */
export type TitledText = { title: string; text: string };
