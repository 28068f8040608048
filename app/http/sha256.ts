/** The source by which a content security policy allows an inline script (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
export async function hashSource(script: string): Promise<string> {
  return `'sha256-${await sha256(script)}'`;
}

/** The SHA-256 of a text in UTF-8, in base64. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
