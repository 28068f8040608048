import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { type BenchWorker, readModules, startWorkerd } from "./workerd.ts";

/** workerd adds them to each response. */
const BODY_HEADERS = ["content-length", "transfer-encoding"];

/** Makes a Worker that answers the bytes and headers of another Worker's home page. */
export async function makeConstant(worker: BenchWorker): Promise<BenchWorker> {
  const workerd = await startWorkerd(worker);
  const response = await fetch(workerd.url);
  const html = await response.text();
  await workerd.stop();
  const headers = [...response.headers].filter(([name]) => !BODY_HEADERS.includes(name));
  const esModule = `const body = new TextEncoder().encode(${JSON.stringify(html)});
const headers = ${JSON.stringify(Object.fromEntries(headers))};
export default { fetch: () => new Response(body, { headers }) };
`;
  return { modules: [{ name: "index.js", esModule }] };
}

/** Builds `minimal/` around the markup of the prerendered home page, with Remix's Vite plugin. */
export async function buildMinimalRemix(): Promise<BenchWorker> {
  mkdirSync("build/bench", { recursive: true });
  writeFileSync("build/bench/home.jsx", componentsOf(readFileSync("build/server/prerendered/0.html", "utf8")));
  await promisify(execFile)("remix", ["vite:build", "--config", "scripts/bench/minimal/vite.config.ts"]);
  return { modules: readModules("build/bench/minimal/server") };
}

/**
 * A module of two components: `Document`, and `Content`, which is inside `main`. Remix's `Scripts` replace the scripts
 * of the page. The HTML that React renders closes each element, so it is JSX but for its comments.
 */
function componentsOf(html: string): string {
  const page = html.replace(/<!DOCTYPE html>|<!--.*?-->|<script.*?<\/script>/gs, "");
  const [beforeMain = "", fromMain = ""] = page.split("<main");
  const [main = "", afterMain = ""] = fromMain.split("</main>");
  const [attributes = ""] = main.split(">");
  const start = `${beforeMain}<main${attributes}>`;
  const content = main.slice(attributes.length + 1);
  const end = `</main>${afterMain}`;
  return `import { Outlet, Scripts } from "@remix-run/react";
export const Document = () => (${start}<Outlet />${end.replace("</body>", "<Scripts /></body>")});
export const Content = () => <>${content}</>;
`;
}
