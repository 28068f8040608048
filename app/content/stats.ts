/** The four tiles of /about, printed as in specification, section 9, and not reconciled with the home page's. */
export const stats = [
  { figure: "4,000+", label: "members" },
  { figure: "14+", label: "cities" },
  { figure: "86+", label: "training sessions" },
  { figure: "6+", label: "partners" },
] as const;
