/**
 * Whom an API key of Supabase is for, in its current form or its earlier one, a JWT that names a role; undefined if it
 * does not say (https://supabase.com/docs/guides/api/api-keys).
 */
export function kindOf(key: string): "public" | "secret" | undefined {
  const claims = claimsOf(key);
  // Wherever it begins: before it may stand what a header or a shell's quotes have left.
  if (/sb_secret_/i.test(key) || /"role"\s*:\s*"(service_role|supabase_admin|postgres)"/.test(claims)) return "secret";
  if (/sb_publishable_/i.test(key) || /"role"\s*:\s*"anon"/.test(claims)) return "public";
  return undefined;
}

/**
 * What JWTs within a text say: the parts of each are JSON objects, in base64url (RFC 7519, 3), with white space before
 * the first name or without.
 */
function claimsOf(text: string): string {
  const parts = [/eyJ[\w-]+/g, /e[yw][\w-]+/g].flatMap((beginning) => text.match(beginning) ?? []);
  return parts.map(decoded).join();
}

function decoded(base64url: string): string {
  try {
    return atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}
