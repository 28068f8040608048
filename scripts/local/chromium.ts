import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { inflate } from "@sparticuz/chromium";
import { getChromePath } from "chrome-launcher";

const PACKAGE = "node_modules/@sparticuz/chromium";

export type Browser = { executablePath: string; env: Record<string, string | undefined>; args: string[] };

/**
 * The browser of the tests and of Lighthouse: on Linux (x64) the Chromium of an npm package, so that none has to be
 * installed; elsewhere, or where CHROME_PATH names one, an installed Chrome. Has to be called in the project's root.
 *
 * @returns how to start it without a screen.
 * @throws when there is none, or the package cannot be unpacked.
 */
export async function findBrowser(): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic"];
  if (process.env.CHROME_PATH || process.platform !== "linux" || process.arch !== "x64")
    return { executablePath: getChromePath(), env: process.env, args };
  const folder = await unpacked();
  const libraries = [`${folder}/al2023/lib`, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
  return { executablePath: `${folder}/chromium`, env: { ...process.env, LD_LIBRARY_PATH: libraries }, args };
}

/** The folder of Chromium and the libraries that a bare Linux lacks: beside their archives, and there whole or not at all. */
async function unpacked(): Promise<string> {
  const folder = resolve(PACKAGE, "unpacked");
  if (existsSync(folder)) return folder;
  const unfinished = await mkdtemp(`${folder}-`);
  const { TMPDIR } = process.env;
  // Where `inflate` unpacks to.
  process.env.TMPDIR = unfinished;
  try {
    await Promise.all(["chromium.br", "al2023.tar.br"].map((archive) => inflate(`${PACKAGE}/bin/${archive}`)));
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process has been faster.
    if (!existsSync(folder)) throw error;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  return folder;
}
