/** The brand's colours for files drawn outside the pages: icons, shared pictures and the hero video. */
export const palette = {
  /** 8-bit video (BT.601) reproduces only some colours exactly. After a change, no edge may show around the video. */
  brand: "#2B2670",
  gold: "#F2B21B",
  cream: "#FBF7F0",
  sand: "#F1E9DC",
  white: "#FFFFFF",
  ink: "#1B1712",
  alert: "#B23A1E",
  /** In the order of `site.cities`. The first three also colour the motif's loops. */
  cities: ["#F2B21B", "#FF9A7D", "#A9B0FF"],
} as const;
