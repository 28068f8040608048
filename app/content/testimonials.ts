import { sample } from "./sample.ts";

/** What somebody says about the community. */
export type Testimonial = { name: string; role: string; message: string };

/** The four of the home page. Nobody real is quoted until the owner replaces them. */
export const testimonials: readonly Testimonial[] = sample([
  {
    name: "Meetup attendee",
    role: "Student, Pune",
    message: "I came with one question about a strange message. I went home knowing how to check the next one.",
  },
  {
    name: "Volunteer",
    role: "Professional, Bengaluru",
    message: "I started at the welcome desk. Now I help newcomers find a seat, a neighbour and a first answer.",
  },
  {
    name: "Speaker",
    role: "Professional, Hyderabad",
    message: "The room asked honest questions. I learnt as much from the discussion as I had put into the talk.",
  },
  {
    name: "Venue partner",
    role: "Community host, Pune",
    message: "The volunteers looked after our guests. Our hall was full of people who were glad to be there.",
  },
]);
