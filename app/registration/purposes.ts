import type { FieldName } from "./fields.ts";

/** Why the registration asks for each of its answers. */
export const purposes: Record<FieldName, string> = {
  name: "To know whom to write to and whom to expect.",
  email: "To write to you about volunteering.",
  phone: "To reach you on the day of the meetup.",
  designation: "To find tasks that fit your week.",
  company: "To know where you work or study, and to share out tasks fairly.",
  volunteer_for: "To pass your registration to the organisers of that meetup.",
  community_experience: "To find tasks that you would enjoy.",
  super_power: "To find tasks that you would enjoy.",
  dev_experience: "To find people for technical tasks.",
  expectations: "To make volunteering worth your time.",
  comments: "To learn what the other questions did not ask.",
};
