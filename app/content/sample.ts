/** Every value marked so far, with a stack that leads to its mark. The build leaves this out. */
export const samples: { value: unknown; stack: string | undefined }[] = [];

/**
 * Marks a value that only the owner can confirm (docs/product.md, Sample values). It is shown as it is, and listed
 * before a deployment.
 */
export function sample<Value>(value: Value): Value {
  if (!import.meta.env?.PROD) samples.push({ value, stack: new Error().stack });
  return value;
}
