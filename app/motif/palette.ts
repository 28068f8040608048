/** The brand's colours for files drawn outside the pages: icons, shared pictures and the hero video. */
export const palette = {
  /** 8-bit video (BT.709, limited range) reproduces this indigo exactly, so the hero video has no visible edge. */
  brand: "#2B2970",
  gold: "#F2B21B",
  cream: "#FBF7F0",
  /** Pune, Bengaluru, Hyderabad: the order of the motif's loops. */
  cities: ["#F2B21B", "#FF9A7D", "#A9B0FF"],
} as const;
