import type { Meetup } from "./schemas.server.ts";

/*
Announce a meetup: copy the lines between the two lines of dashes, paste them directly below the line of its city,
and change the texts.
`end`, `map` and `note` may be left out. Dates and times are in India. docs/organisers.md says the rest.
--------
  {
    city: "Pune",
    start: "2026-12-19T17:00",
    end: "2026-12-19T20:00",
    topic: "Payments without worry",
    venue: "Community Hall",
    address: "1 Example Road, Pune 411001",
    map: "https://maps.app.goo.gl/example",
    note: "Step-free entrance from the car park. In Marathi and English.",
  },
--------
To cancel a meetup, add the line `cancelled: true,` to it.
*/
export const meetups: readonly Meetup[] = [
  // Pune: paste below this line

  // Bengaluru: paste below this line

  // Hyderabad: paste below this line
];
