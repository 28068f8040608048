import { fileURLToPath } from "node:url";
import { renderSVG } from "uqr";
import { type Plugin, runnerImport } from "vite";
import { palette } from "#app/motif/palette.ts";

const MODULE = "virtual:qr-codes";
const RESOLVED = `\0${MODULE}`;
const SITE = fileURLToPath(new URL("../../app/content/site.ts", import.meta.url));

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
 * The QR code of a text as an SVG document, with the four light modules on every side of ISO/IEC 18004, and error
 * correction level M, which survives a printed page's wear; dark on light in both colour schemes, because not every
 * camera reads the inverse.
 */
function qrCode(text: string): string {
  return renderSVG(text, {
    ecc: "M",
    border: 4,
    pixelSize: 1,
    whiteColor: palette.cream,
    blackColor: palette.brand,
  });
}
