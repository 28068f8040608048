/** Marks a placeholder that only the owner can replace. Pages show the placeholder, and `npm run deploy` lists it. */
export function sample<Value>(value: Value): Value {
  return value;
}
