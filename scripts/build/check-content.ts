// The first step of npm run build and npm run deploy: stops at a mistake in app/content/, with one sentence about it.
import { globSync } from "node:fs";
import { findMistakes } from "./content-mistake.ts";
import { annotate } from "./github.ts";

const files = globSync("app/content/*.ts", { exclude: ["**/*.server.ts"] }).sort();
const { value: mistake } = await findMistakes(files).next();
if (mistake) {
  const { file, line, sentence } = mistake;
  annotate({ level: "error", file, line, title: "Wrong content", message: sentence });
  console.error(sentence);
  process.exit(1);
}

// Imported here, because wrong content may not load.
const { findUnfinishedTranslations } = await import("#app/content/compare-translations.server.ts");
// Development goes on, and production is refused.
for (const sentence of findUnfinishedTranslations()) console.warn(`${sentence}.`);
