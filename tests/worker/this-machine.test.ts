import { networkInterfaces } from "node:os";
import { afterAll, expect, test } from "vitest";
import { startOpenIdProvider } from "../../scripts/local/openid-provider.ts";
import { startSite } from "../support/site.ts";

const provider = await startOpenIdProvider();
const site = await startSite();
afterAll(() => Promise.all([site, provider].map(({ close }) => close())));

/** Under which others on the network find this machine; the last is its own, too, and no service is meant to be there. */
const others = [
  ...Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address)),
  "127.0.0.2",
];

test.for([
  ["site", site.url],
  ["database", site.supabase.url],
  ["sign-in", provider.settings.GOOGLE_ISSUER],
] as const)("the local %s is for this machine alone", async ([, address]) => {
  const answers = (url: string) => fetch(url, { signal: AbortSignal.timeout(10_000) }).then(Boolean, () => false);
  const { port } = new URL(address);
  const open = await Promise.all(
    others.map(async (host) => ((await answers(`http://${host}:${port}/`)) ? [host] : [])),
  );
  expect(open.flat()).toEqual([]);
  expect(await answers(address)).toBe(true);
});
