import { readFileSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startOpenIdProvider } from "../../scripts/local/openid-provider.ts";
import { tellsMemory, workerds } from "../support/memory.ts";
import { exchange } from "../support/raw-socket.ts";
import { post, someAnswers, startSite } from "../support/site.ts";
import { untilOver } from "../support/until-over.ts";

const provider = untilOver(await startOpenIdProvider());
const site = await startSite();

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

test("the local database gives the keys the rights of the migrations, as a hosted one does", async () => {
  await post(site.form, someAnswers());
  const address = `${site.supabase.url}/rest/v1/registrationns?id=gt.0`;
  const headers = { apikey: site.secrets.secretKey, "Content-Type": "application/json" };
  expect((await fetch(address, { headers })).status).toBe(200);
  const change = await fetch(address, { method: "PATCH", body: '{"name":"x"}', headers });
  expect([change.status, await change.json()]).toEqual([403, expect.objectContaining({ code: "42501" })]);
});

test.runIf(tellsMemory)(
  "what Miniflare starts beside the Worker is for workerd alone: others reach no file by it",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "this-machine-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, "keys.js"), "const key = 'sb_secret_key';");
    // Every user of this machine reads its address in the list of processes; a page in a browser can try all ports.
    const [workerd] = workerds();
    const [, address] =
      /--external-addr=loopback=([^\0]+)/.exec(readFileSync(`/proc/${workerd}/cmdline`, "utf8")) ?? [];
    const loopback = `http://${address}`;
    const path = encodeURIComponent(`x${"/..".repeat(20)}${folder}/written`);
    const written = await fetch(`${loopback}/core/store-temp-file?extension=${path}`, { method: "POST", body: "x" });
    const shown = await fetch(`${loopback}/core/error`, {
      method: "POST",
      headers: { Accept: "text/html" },
      body: JSON.stringify({ message: "x", stack: `Error: x\n    at f (file://${folder}/keys.js:1:1)` }),
    });
    expect([written.status, shown.status]).toEqual([403, 403]);
    expect(await readdir(folder)).toEqual(["keys.js"]);
    expect(await shown.text()).not.toContain("sb_secret_key");
    for (const upgrade of ["", "Connection: Upgrade\r\nUpgrade: websocket\r\n"])
      await exchange(loopback, [Buffer.from(`GET // HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`)]);
  },
);
