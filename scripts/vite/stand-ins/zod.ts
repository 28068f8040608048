import * as v from "valibot";

type Schema = {
  check: v.GenericSchema;
  optional(): Schema;
  int(): Schema;
  positive(): Schema;
  safeParse(value: unknown): { success: true; data: unknown } | { success: false };
};

/** For remix-toast: the part of zod with which it checks a toast, by the schema library that the Worker has anyway. */
export const z = {
  string: () => schema(v.string()),
  number: () => schema(v.number()),
  custom: () => schema(v.optional(v.unknown())),
  object: (shape: Record<string, Schema>) =>
    schema(v.object(Object.fromEntries(Object.entries(shape).map(([name, { check }]) => [name, check])))),
};

function schema(check: v.GenericSchema): Schema {
  return {
    check,
    optional: () => schema(v.optional(check)),
    int: () => schema(v.pipe(check, v.check(Number.isInteger))),
    positive: () =>
      schema(
        v.pipe(
          check,
          v.check((value) => Number(value) > 0),
        ),
      ),
    safeParse(value) {
      const { success, output } = v.safeParse(check, value);
      return success ? { success, data: output } : { success };
    },
  };
}
