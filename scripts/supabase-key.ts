/**
 * Whom an API key of Supabase is for, in its current form or its earlier one, a JWT that names a role; undefined if it
 * does not say (https://supabase.com/docs/guides/api/api-keys).
 */
export function kindOf(key: string): "public" | "secret" | undefined {
  const claims = Buffer.from(key.split(".")[1] ?? "", "base64url").toString();
  if (key.startsWith("sb_publishable_") || /"role"\s*:\s*"anon"/.test(claims)) return "public";
  if (key.startsWith("sb_secret_") || /"role"\s*:\s*"service_role"/.test(claims)) return "secret";
  return undefined;
}
