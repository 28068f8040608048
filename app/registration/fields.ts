/**
 * The volunteer registration's fields (docs/product.md, Fields). The form, the server's checks, the row and the
 * database's CHECKs follow this list; the names are the columns of `public.registrationns`.
 */
export type FieldDefinition = {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "email" | "tel" | "select" | "textarea";
  readonly required: boolean;
  /** The accepted answers of a select, in order. */
  readonly options?: readonly string[];
  readonly hint?: string;
  /** HTML's autofill token. */
  readonly autoComplete?: string;
  /** What on-screen keyboards capitalize. Default: sentences. */
  readonly autoCapitalize?: "words";
  /** What an empty answer is stored as. Default: the empty string. */
  readonly storedWhenEmpty?: null;
};

const designations = ["Student", "Professional", "Other"] as const;
const meetups = ["Pune Meetup", "Bengaluru Meetup", "Hyderabad Meetup"] as const;

/** The meetup that each parameter of a query preselects: `meetup=Pune` and so on. */
export const chosenMeetups: ReadonlyMap<string, string> = new Map(
  meetups.map((meetup) => [`meetup=${meetup.split(" ")[0]}`, meetup]),
);

/** The meetup that a query preselects; whoever shares a link may add parameters to it. */
export function chosenMeetup(query: string): string | undefined {
  return query
    .slice(1)
    .split("&")
    .map((parameter) => chosenMeetups.get(parameter))
    .find(Boolean);
}

/** The fields in their fieldsets, in the order of the form. */
export const fieldsets = [
  {
    legend: "You",
    fields: [
      { name: "name", label: "Name", kind: "text", required: true, autoComplete: "name", autoCapitalize: "words" },
      {
        name: "email",
        label: "Email",
        kind: "email",
        required: true,
        autoComplete: "email",
        hint: "The organisers write to this address.",
      },
      {
        name: "phone",
        label: "Phone",
        kind: "tel",
        required: true,
        autoComplete: "tel",
        hint: "For the day of the meetup.",
      },
    ],
  },
  {
    legend: "Work",
    fields: [
      { name: "designation", label: "Designation", kind: "select", required: true, options: designations },
      {
        name: "company",
        label: "Company",
        kind: "text",
        required: true,
        autoComplete: "organization",
        autoCapitalize: "words",
        hint: "Or your college. “Retired”, “homemaker” or “between jobs” is a good answer, too.",
      },
    ],
  },
  {
    legend: "Meetup",
    fields: [{ name: "volunteer_for", label: "Volunteer for", kind: "select", required: true, options: meetups }],
  },
  {
    legend: "About you",
    fields: [
      {
        name: "community_experience",
        label: "Community experience",
        kind: "textarea",
        required: false,
        hint: "Communities or events that you have helped with.",
      },
      {
        name: "super_power",
        label: "Super power",
        kind: "text",
        required: false,
        hint: "What friends ask you for: design, hosting, spreadsheets, calm.",
      },
      {
        name: "dev_experience",
        label: "Dev experience",
        kind: "textarea",
        required: false,
        hint: "Languages or tools that you work with. None is fine too.",
      },
      {
        name: "expectations",
        label: "Expectations",
        kind: "textarea",
        required: true,
        hint: "What you hope to learn, or to give.",
      },
      { name: "comments", label: "Comments", kind: "textarea", required: false, storedWhenEmpty: null },
    ],
  },
] as const satisfies readonly { legend: string; fields: readonly FieldDefinition[] }[];

type DefinedField = (typeof fieldsets)[number]["fields"][number];
export type FieldName = DefinedField["name"];

/** Every field of every fieldset, in order. */
export const fields: readonly (FieldDefinition & { readonly name: FieldName })[] = fieldsets.flatMap(
  (fieldset): readonly (FieldDefinition & { readonly name: FieldName })[] => fieldset.fields,
);

/** One text for each field, as typed or as it will be stored. */
export type Answers = Record<FieldName, string>;

/** A row of `public.registrationns` without its key. */
export type RegistrationRow = {
  [One in DefinedField as One["name"]]: string | (One extends { storedWhenEmpty: null } ? null : never);
} & { registration_date: string };
