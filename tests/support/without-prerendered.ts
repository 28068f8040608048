/** For `startWorker`, whose Worker then has no prerendered page: Remix renders every page whole. */
export const withoutPrerendered = { "prerendered.js": "export const addresses = []; export const pages = {};" };
