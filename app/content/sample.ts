/**
 * Marks a value that only the owner can confirm (docs/product.md, Sample values). It is shown as it is, and listed
 * before a deployment.
 */
export function sample<Value>(value: Value): Value {
  return value;
}
