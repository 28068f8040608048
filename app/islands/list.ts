/**
 * The islands of the site: how the browser loads each. The key is the `name` of its `<Island>`.
 *
 * The one module of this folder that names rooms above it, and only by dynamic imports.
 */
export const islands = {
  "volunteer-form": async () => (await import("#app/registration/volunteer-form.tsx")).VolunteerForm,
  counters: async () => (await import("#app/routes/home/counters.tsx")).Counters,
  testimonials: async () => (await import("#app/routes/home/testimonials.tsx")).Testimonials,
};

export type IslandName = keyof typeof islands;
