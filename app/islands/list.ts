/** How the browser loads each island. The key is the `name` of its `<Island>`. Imports must be dynamic. */
export const islands = {
  "volunteer-form": async () => (await import("#app/registration/volunteer-form.tsx")).VolunteerForm,
  counters: async () => (await import("#app/routes/home/counters.tsx")).Counters,
  testimonials: async () => (await import("#app/routes/home/testimonials.tsx")).Testimonials,
};

export type IslandName = keyof typeof islands;
