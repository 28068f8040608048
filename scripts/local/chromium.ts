import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { inflate } from "@sparticuz/chromium";
import { getChromePath } from "chrome-launcher";

const isLinux = process.platform === "linux" && process.arch === "x64";
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic"];

export type Browser = { executablePath: string; env: Record<string, string | undefined>; args: string[] };

/**
 * The browser of the tests and of Lighthouse: on Linux (x64) the Chromium of an npm package, so that none has to be
 * installed; elsewhere, or if CHROME_PATH is set, an installed Chrome. Has to be called in the project's root.
 *
 * @returns how to start it headless.
 * @throws if there is none, or the package cannot be unpacked.
 */
export async function findBrowser(): Promise<Browser> {
  if (process.env.CHROME_PATH || !isLinux) return { executablePath: getChromePath(), env: process.env, args };
  return fromPackage("@sparticuz/chromium", "al2023");
}

/** Chromium 90, of April 2021, the oldest browser that the design supports; undefined except on Linux (x64). */
export async function findOldBrowser(): Promise<Browser | undefined> {
  return isLinux ? fromPackage("chromium-90", "aws") : undefined;
}

/** @param libraries the package's archive of libraries that a bare Linux lacks. */
async function fromPackage(name: string, libraries: string): Promise<Browser> {
  const folder = await unpacked(`node_modules/${name}`, libraries);
  const path = [`${folder}/${libraries}/lib`, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
  return { executablePath: `${folder}/chromium`, env: { ...process.env, LD_LIBRARY_PATH: path }, args };
}

/** The folder of Chromium and its libraries, next to their archives; complete or absent. */
async function unpacked(from: string, libraries: string): Promise<string> {
  const folder = resolve(from, "unpacked");
  if (existsSync(folder)) return folder;
  const unfinished = await mkdtemp(`${folder}-`);
  const { TMPDIR } = process.env;
  // Where `inflate` unpacks to.
  process.env.TMPDIR = unfinished;
  try {
    await Promise.all(["chromium.br", `${libraries}.tar.br`].map((archive) => inflate(`${from}/bin/${archive}`)));
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  return folder;
}
