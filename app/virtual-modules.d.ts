/** The prerendered pages (vite.config.ts, scripts/prerender.ts). */
declare module "virtual:prerendered" {
  /** The origin and the year for which they were rendered, which stand in them for the real ones. */
  export const placeholders: { origin: string; year: number };

  export type PrerenderedPage = {
    html: () => Promise<{ default: string }>;
    /** Changes with the HTML. */
    version: string;
    /** Of its inline scripts, as sources of a content security policy. */
    scripts: string[];
  };
  /** By path. */
  export const pages: Record<string, PrerenderedPage>;
}
