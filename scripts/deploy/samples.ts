import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/**
 * Every value that app/content/sample.ts marks, and its copies outside the code.
 *
 * @returns file and line, and value, of each.
 */
export async function findSamples(): Promise<[where: string, what: string][]> {
  const load = (file: string) => import(pathToFileURL(file).href);
  for (const file of globSync("app/content/*.ts")) await load(file);
  const { samples }: typeof import("#app/content/sample.ts") = await load("app/content/sample.ts");
  const found = samples.map(({ value, stack = "" }): [string, string] => {
    const text = JSON.stringify(value);
    const where = /app\/content\/(?!sample\.ts).+?:\d+/.exec(stack)?.[0] ?? "app/content";
    return [where, text.length > 80 ? `${text.slice(0, 79)}…` : text];
  });
  // Domains under .example belong to nobody (RFC 2606).
  const repeated = readFileSync("SECURITY.md", "utf8")
    .split("\n")
    .flatMap((line, index) =>
      (line.match(/[\w.-]+@[\w.-]+\.example\b/g) ?? []).map((address): [string, string] => [
        `SECURITY.md:${index + 1}`,
        address,
      ]),
    );
  return [...found, ...repeated];
}
