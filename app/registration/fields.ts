/**
 * The volunteer registration's fields (docs/product.md, Fields). The form, the server's checks, the row, the export and the
 * database's CHECKs follow this list; the names are the columns of `public.registrationns`.
 */
export type FieldDefinition = {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "email" | "tel" | "select" | "textarea";
  /** What to do if a required answer is missing; undefined for an optional field. */
  readonly missing?: string;
  /** The accepted answers of a select, in order. */
  readonly options?: readonly string[];
  readonly hint?: string;
  /** HTML's autofill token. */
  readonly autoComplete?: string;
  /** What on-screen keyboards capitalise. Default: sentences. */
  readonly autoCapitalize?: "words";
  /** What an empty answer is stored as. Default: the empty string. */
  readonly storedWhenEmpty?: null;
};

const designations = ["Student", "Professional", "Other"] as const;
const meetups = ["Pune Meetup", "Bengaluru Meetup", "Hyderabad Meetup"] as const;

/** The cities that `?meetup=` may name. */
export const meetupCities: readonly string[] = meetups.map((meetup) => meetup.replace(" Meetup", ""));

/** The meetup that a query preselects: `?meetup=Pune`, in any case. */
export function chosenMeetup(query: string): string | undefined {
  const city = new URLSearchParams(query).get("meetup")?.toLowerCase();
  return meetups.find((meetup) => meetup.toLowerCase() === `${city} meetup`);
}

/** The fields in their fieldsets, in the order of the form: the required ones first. */
export const fieldsets = [
  {
    legend: "Contact details",
    fields: [
      {
        name: "name",
        label: "Name",
        kind: "text",
        missing: "Enter your name.",
        autoComplete: "name",
        autoCapitalize: "words",
      },
      {
        name: "email",
        label: "Email",
        kind: "email",
        missing: "Enter your email address.",
        autoComplete: "email",
        hint: "We will email you at this address.",
      },
      {
        name: "phone",
        label: "Phone",
        kind: "tel",
        missing: "Enter your phone number.",
        autoComplete: "tel",
        hint: "So that we can reach you on the day of the meetup.",
      },
    ],
  },
  {
    legend: "Work or study",
    fields: [
      {
        name: "designation",
        label: "Occupation",
        kind: "select",
        missing: "Select your occupation.",
        options: designations,
      },
      {
        name: "company",
        label: "Company or college",
        kind: "text",
        missing: "Enter your company or college.",
        autoComplete: "organization",
        autoCapitalize: "words",
        hint: "No company or college? Write what you do, for example homemaker or retired.",
      },
    ],
  },
  {
    legend: "Meetup",
    fields: [
      {
        name: "volunteer_for",
        label: "Which meetup would you like to help at?",
        kind: "select",
        missing: "Select a meetup.",
        options: meetups,
      },
      {
        name: "expectations",
        label: "Expectations",
        kind: "textarea",
        missing: "Tell us what you expect.",
        hint: "What do you hope to learn or contribute?",
      },
    ],
  },
  {
    legend: "About you (optional)",
    fields: [
      {
        name: "community_experience",
        label: "Community experience",
        kind: "textarea",
        hint: "Communities or events you have helped with.",
      },
      {
        name: "super_power",
        label: "Superpower",
        kind: "text",
        hint: "Something you are good at, such as design, anchoring or spreadsheets.",
      },
      {
        name: "dev_experience",
        label: "Technical experience",
        kind: "textarea",
        hint: "Languages or tools you use. It is fine to have none.",
      },
      { name: "comments", label: "Anything else?", kind: "textarea", storedWhenEmpty: null },
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
