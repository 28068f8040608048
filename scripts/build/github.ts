// Annotations: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
type Annotation = {
  level: "error" | "warning" | "notice";
  file: string;
  line: number;
  title: string;
  message: string;
};

/** Escapes as GitHub's toolkit does: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function escapeMessage(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** Writes a line from which GitHub Actions makes an annotation of a file. Elsewhere it writes nothing. */
export function annotate({ level, file, line, title, message }: Annotation): void {
  if (process.env.GITHUB_ACTIONS !== "true") return;
  const properties = `file=${escapeProperty(file)},line=${line},title=${escapeProperty(title)}`;
  console.error(`::${level} ${properties}::${escapeMessage(message)}`);
}
