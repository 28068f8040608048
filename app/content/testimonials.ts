import { sample } from "./sample.ts";
import type { Testimonial } from "./schemas.server.ts";

export const testimonials = sample([
  {
    name: "Meetup attendee",
    role: "Student, Pune",
    message: "I came to ask about one strange message. I went home knowing how to check the next one.",
  },
  {
    name: "Volunteer",
    role: "Professional, Bengaluru",
    message: "I started at the welcome desk. Now I help newcomers find a seat and someone to talk to.",
  },
  {
    name: "Speaker",
    role: "Professional, Hyderabad",
    message:
      "The audience asked honest questions. I learnt as much from the discussion as the audience did from my talk.",
  },
  {
    name: "Venue partner",
    role: "Community host, Pune",
    message: "The volunteers looked after our guests. Our hall was full of people happy to be there.",
  },
] satisfies readonly Testimonial[]);
