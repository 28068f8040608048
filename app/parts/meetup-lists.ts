import { meetups } from "#app/content/meetups.ts";
import { dayOf } from "#app/dates/day.ts";

/** The meetups that take or took place, the newest first. */
export const meetupsTakingPlace = meetups
  .filter(({ cancelled }) => !cancelled)
  .toSorted((a, b) => b.start.localeCompare(a.start));

/** The meetups whose day was not over at the build, the next one first. Their days may be over by now. */
export const meetupsAheadAtBuild = meetups
  .filter(({ start }) => dayOf(start) >= import.meta.env.BUILD_DAY)
  .toSorted((a, b) => a.start.localeCompare(b.start));
