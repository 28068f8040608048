import { existsSync } from "node:fs";
import { mkdtemp, rename } from "node:fs/promises";
import { resolve } from "node:path";
import { inflate } from "@sparticuz/chromium";
import type { LaunchOptions } from "playwright-core";

const PACKAGE = resolve("node_modules/@sparticuz/chromium");
const UNPACKED = `${PACKAGE}/unpacked`;

/**
 * Finds the browser of the tests. CHROME_PATH names it. Without that it is the Chromium of an npm package on Linux
 * (x64), and an installed Chrome elsewhere.
 */
export async function findChromium(): Promise<LaunchOptions> {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, chromiumSandbox: false };
  if (process.platform !== "linux" || process.arch !== "x64") return { channel: "chrome" };
  if (!existsSync(UNPACKED)) await unpack();
  const LD_LIBRARY_PATH = [`${UNPACKED}/al2023/lib`, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
  return {
    executablePath: `${UNPACKED}/chromium`,
    args: ["--no-sandbox", "--disable-gpu"],
    env: { ...process.env, LD_LIBRARY_PATH } as Record<string, string>,
  };
}

async function unpack(): Promise<void> {
  const { TMPDIR } = process.env;
  const folder = await mkdtemp(`${UNPACKED}-`);
  // `inflate` unpacks into the temporary folder.
  process.env.TMPDIR = folder;
  await Promise.all(["chromium.br", "al2023.tar.br"].map((archive) => inflate(`${PACKAGE}/bin/${archive}`)));
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await rename(folder, UNPACKED);
}
