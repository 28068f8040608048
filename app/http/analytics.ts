import { serializeForScript } from "./serialize-for-script.ts";

/**
 * The script that inserts the beacon of Cloudflare Web Analytics, which counts client-side navigation by itself.
 *
 * @see https://developers.cloudflare.com/web-analytics/get-started/
 */
export function analyticsScript(token: string): string {
  const beacon = serializeForScript(JSON.stringify({ token }));
  return `addEventListener("load",()=>{const beacon=document.createElement("script");beacon.src="https://static.cloudflareinsights.com/beacon.min.js";beacon.dataset.cfBeacon=${beacon};document.body.append(beacon)})`;
}
