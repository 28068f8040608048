/** For remix-auth-oauth2, which would log every step, with authorization codes and tokens. */
export default function debug(_namespace: string): (...words: unknown[]) => void {
  return () => {};
}
