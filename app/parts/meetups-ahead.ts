import { meetups } from "#app/content/meetups.ts";

/** The meetups whose day was not over at the build, the next one first. Their days may be over by now. */
export const meetupsAhead = meetups
  .filter(({ start }) => start.slice(0, 10) >= import.meta.env.BUILD_DAY)
  .toSorted((a, b) => a.start.localeCompare(b.start));
