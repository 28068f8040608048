/** Texts by their titles, in the order in which they are shown: benefits, principles. */
export type TitledTexts = Readonly<Record<string, string>>;
