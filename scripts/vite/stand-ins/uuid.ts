/** For remix-auth-oauth2. */
export function v4(): string {
  return crypto.randomUUID();
}
