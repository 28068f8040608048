/** The prerendered pages (vite.config.ts, scripts/prerender.ts). */
declare module "virtual:prerendered" {
  /** For which the pages were rendered; stands in them for the real one. */
  export const origin: string;
  /** Each page's HTML by its path, loaded when it is first asked for. */
  export const pages: Record<string, () => Promise<{ default: string }>>;
}
