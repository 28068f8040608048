import { meetupIn, site } from "#app/content/site.ts";
import type { FieldProps } from "#app/ui/field.tsx";

type OwnProps = "label" | "options" | "hint" | "autoComplete" | "autoCapitalize" | "pattern" | "patternHint";

export type FieldDefinition = Pick<FieldProps, OwnProps> & {
  kind: "text" | "email" | "tel" | "select" | "textarea";
  /** What to do if the answer is missing. Only a required field has it. */
  requiredMessage?: string;
};

/**
 * The fields of the volunteer form, by fieldset. Their names are the columns of the table.
 * The form, the server's checks and the export read this list. The database repeats it (docs/change.md).
 */
const definitions = {
  "Contact details": {
    name: {
      label: "Name",
      kind: "text",
      requiredMessage: "Enter your name.",
      autoComplete: "name",
      autoCapitalize: "words",
    },
    email: {
      label: "Email",
      kind: "email",
      requiredMessage: "Enter your email address.",
      autoComplete: "email",
      hint: "We will email you at this address.",
    },
    phone: {
      label: "Phone",
      kind: "tel",
      requiredMessage: "Enter your phone number.",
      autoComplete: "tel",
      // Digits of any script, whatever is between them. Only the browser checks this.
      pattern: "(\\P{Nd}*\\p{Nd}){8}.*",
      patternHint: "Enter at least 8 digits.",
      hint: "10 digits, or with the country code. To reach you on the day of the meetup.",
    },
  },
  "Work or study": {
    designation: {
      label: "Occupation",
      kind: "select",
      requiredMessage: "Select your occupation.",
      options: ["Student", "Professional", "Other"],
    },
    company: {
      label: "Company or college",
      kind: "text",
      requiredMessage: "Enter your company or college.",
      autoComplete: "organization",
      autoCapitalize: "words",
      hint: "No company or college? Write what you do, for example homemaker or retired.",
    },
  },
  Meetup: {
    volunteer_for: {
      label: "Choose your city",
      kind: "select",
      requiredMessage: "Choose your city.",
      hint: "You will help at the meetup in this city.",
      options: site.cities.map(({ name }) => meetupIn(name)),
    },
    expectations: {
      label: "Expectations",
      kind: "textarea",
      requiredMessage: "Tell us what you expect.",
      hint: "What would you like to do or learn at a meetup? One sentence is enough.",
    },
  },
  "About you (optional)": {
    community_experience: {
      label: "Community experience",
      kind: "textarea",
      hint: "Communities or events you have helped with.",
    },
    super_power: {
      label: "Superpower",
      kind: "text",
      hint: "Something you are good at, such as design, hosting on stage or spreadsheets.",
    },
    dev_experience: {
      label: "Technical experience",
      kind: "textarea",
      hint: "Programming languages or tools you use. It is fine to have none.",
    },
    comments: { label: "Anything else?", kind: "textarea" },
  },
} satisfies Record<string, Record<string, FieldDefinition>>;

type Definitions = typeof definitions;
/** The names of the fields of all fieldsets. */
type FieldName = { [Legend in keyof Definitions]: keyof Definitions[Legend] }[keyof Definitions];

function fieldsOf(group: Record<string, FieldDefinition>) {
  return Object.entries(group).map(([name, definition]) => ({
    ...definition,
    name: name as FieldName,
    required: definition.requiredMessage !== undefined,
    optional: definition.requiredMessage === undefined,
  }));
}

export const fieldsets = Object.entries(definitions).map(([legend, group]) => ({
  legend,
  fields: fieldsOf(group),
}));

export const fields = fieldsets.flatMap((fieldset) => fieldset.fields);

/** One text for each field, as typed or as it will be stored. */
export type Answers = Record<FieldName, string>;

/** One message for each wrong answer. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** A row of `public.registrationns` without its key. The owner spells the table like this. */
export type RegistrationRow = Omit<Answers, "comments"> & {
  comments: string | null;
  registration_date: string;
};
