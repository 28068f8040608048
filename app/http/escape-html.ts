const references: Record<string, string> = { "&": "&amp;", '"': "&quot;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };

/** Escapes a text for HTML, as the content of an element or an attribute, exactly as React does. */
export function escapeHtml(text: string): string {
  return text.replace(/[&"'<>]/g, (character) => references[character] ?? "");
}
