/**
 * Marks a value that the specification asks for but does not give (decisions, "Content that the specification does not
 * give"). It is shown as it is, and listed before a deployment until the owner puts the real one in its place.
 */
export function sample<Value>(value: Value): Value {
  return value;
}
