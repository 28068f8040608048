/** Every sample value so far, with the stack of its `sample()` call. A production build does not fill this list. */
export const samples: { value: unknown; stack: string | undefined }[] = [];

/** Marks a placeholder that only the owner can replace. Pages show the placeholder, and `npm run deploy` lists it. */
export function sample<Value>(value: Value): Value {
  if (!import.meta.env?.PROD) samples.push({ value, stack: new Error().stack });
  return value;
}
