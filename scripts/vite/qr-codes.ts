import { fileURLToPath } from "node:url";
import { encode } from "uqr";
import { type Plugin, runnerImport } from "vite";
import { palette } from "#app/motif/palette.ts";

const MODULE = "virtual:qr-codes";
const RESOLVED = `\0${MODULE}`;
const SITE = fileURLToPath(new URL("../../app/content/site.ts", import.meta.url));
// ISO/IEC 18004 asks for four light modules on every side.
const QUIET = 4;

/**
 * A Vite plugin for the module `virtual:qr-codes`: the URLs of pictures of the social links' QR codes, drawn at build
 * time, so that neither the Worker nor the browser contains an encoder.
 */
export function qrCodes(): Plugin {
  return {
    name: "qr-codes",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { module, dependencies } = await runnerImport<typeof import("#app/content/site.ts")>(SITE);
      for (const file of [SITE, ...dependencies]) this.addWatchFile(file);
      const codes = module.socialLinks.map(({ network, url }) => {
        const source = qrCode(url);
        const address =
          this.environment.mode === "build"
            ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `qr-${network}.svg`, source })}`
            : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`);
        return `${JSON.stringify(url)}: ${address}`;
      });
      return `export const qrCodes = {${codes.join()}};`;
    },
    resolveFileUrl: ({ moduleId, fileName }) => (moduleId === RESOLVED ? JSON.stringify(`/${fileName}`) : undefined),
  };
}

/**
 * The QR code of a text as an SVG document, at error correction level M, which survives a printed page's wear
 * (ISO/IEC 18004); dark on light in both colour schemes, because not every camera reads the inverse. A line for each
 * run of dark modules is shorter than an outline.
 */
function qrCode(text: string): string {
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
  const width = size + 2 * QUIET;
  const box = `viewBox="${-QUIET} ${-QUIET} ${width} ${width}"`;
  const ground = `<path fill="${palette.cream}" d="M${-QUIET} ${-QUIET}h${width}v${width}h${-width}z"/>`;
  const code = `<path stroke="${palette.brand}" d="${rows.join("")}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges">${ground}${code}</svg>`;
}
