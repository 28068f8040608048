import type { FieldName } from "./fields.ts";

/** Why the registration asks for each of its answers. */
export const purposes: Record<FieldName, string> = {
  name: "So that we know who to email and who to expect.",
  email: "To email you about volunteering.",
  phone: "To reach you on the day of the meetup.",
  designation: "To find tasks that fit your week.",
  company: "To know where you work or study.",
  volunteer_for: "To pass your registration to that meetup’s organisers.",
  community_experience: "To find tasks you would enjoy.",
  super_power: "To find tasks you would enjoy.",
  dev_experience: "To find people for technical tasks.",
  expectations: "To match tasks to what you hope for.",
  comments: "For anything else you want to tell us.",
};
