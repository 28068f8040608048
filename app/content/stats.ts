/** The four figures of /about. They differ from the home page's on purpose (docs/product.md, Figures). */
export const stats = [
  { figure: "4,000+", label: "members" },
  { figure: "14+", label: "cities" },
  { figure: "86+", label: "training sessions" },
  { figure: "6+", label: "partners" },
] as const;
