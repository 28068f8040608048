/** The brand's colours for what is drawn outside the pages: icons, pictures and the hero video. */
export const palette = {
  brand: "#2B2A6F",
  gold: "#F2B21B",
  cream: "#FBF7F0",
  /** Pune, Bengaluru, Hyderabad: the order of the motif's loops. */
  cities: ["#F2B21B", "#FF9A7D", "#A9B0FF"],
} as const;
