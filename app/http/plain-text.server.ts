/** A response in plain text: one line, with its line break. */
export function plainText(status: number, line: string, headers: Record<string, string> = {}): Response {
  return new Response(`${line}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8", ...headers } });
}
