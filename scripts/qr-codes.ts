import { fileURLToPath } from "node:url";
import { encode } from "uqr";
import { type Plugin, runnerImport } from "vite";
import type { QrCodeDrawing } from "../app/ui/qr-code.tsx";

const MODULE = "virtual:qr-codes";
const RESOLVED = `\0${MODULE}`;
const SITE = fileURLToPath(new URL("../app/content/site.ts", import.meta.url));

/**
 * A Vite plugin for the module `virtual:qr-codes`: the QR codes of the social links in app/content/site.ts, drawn while
 * the site is built, so that neither the Worker nor the browser carries an encoder.
 */
export function qrCodes(): Plugin {
  return {
    name: "qr-codes",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { module, dependencies } = await runnerImport<typeof import("../app/content/site.ts")>(SITE);
      for (const file of [SITE, ...dependencies]) this.addWatchFile(file);
      const codes = module.socialLinks.map(({ url }) => [url, qrCode(url)]);
      return `export const qrCodes = ${JSON.stringify(Object.fromEntries(codes))};`;
    },
  };
}

/**
 * The QR code of a text, at error correction level M, which survives a printed page's wear (ISO/IEC 18004).
 *
 * @returns its size in modules without a quiet zone, and its rows as the data of an SVG path that is stroked one
 * module wide: a line for each run of dark modules, which is shorter than an outline.
 */
export function qrCode(text: string): QrCodeDrawing {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const rows = data.map((row, y) => {
    const runs = row.map((dark) => (dark ? "1" : "0")).join("");
    let from = 0;
    return Array.from(runs.matchAll(/1+/g), ({ 0: run, index }) => {
      const move = from === 0 ? `M${index} ${y + 0.5}` : `m${index - from} 0`;
      from = index + run.length;
      return `${move}h${run.length}`;
    }).join("");
  });
  return { size, path: rows.join("") };
}
