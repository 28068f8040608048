import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import {
  environmentsThat,
  holdsSecretKey,
  hostsOf,
  lacksDailyCron,
  logsRequests,
  readWranglerToml,
  takenFromProduction,
} from "../../scripts/wrangler-toml.ts";

const folder = await mkdtemp(join(tmpdir(), "wrangler-"));
afterAll(() => rm(folder, { recursive: true }));
const ours = await readFile("wrangler.toml", "utf8");

async function saved(toml: string): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.toml`);
  await writeFile(file, toml);
  return file;
}

const OFF = "invocation_logs = false";
const BOTH = ["production", "preview"];
const logging: [what: string, toml: string, environments: string[]][] = [
  ["ours", ours, []],
  ["Cloudflare's default", ours.replace(OFF, ""), BOTH],
  ["switched on", ours.replace(OFF, "invocation_logs = true"), BOTH],
  ["switched on for the preview", `${ours}\n[env.preview.observability]\nenabled = true\n`, ["preview"]],
  ["queries, beside our own lines", ours.replace("redact_query_string = true", ""), BOTH],
  [
    "queries, in the preview",
    `${ours}\n[env.preview.observability]\nenabled = true\n[env.preview.observability.logs]\n${OFF}\n`,
    ["preview"],
  ],
  ["failed requests, as issues", `${ours}\n[observability.issues]\nenabled = true\n`, BOTH],
  ["issues switched off", `${ours}\n[observability.issues]\nenabled = false\n`, []],
  ["another place", ours.replace(OFF, `${OFF}\ndestinations = ["elsewhere"]`), BOTH],
  ["no other place", ours.replace(OFF, `${OFF}\ndestinations = []`), []],
  ["an environment of another name", `${ours}\n[env.trial.observability.logs]\nenabled = true\n`, ["trial"]],
  ["traces", ours.replace("[observability.traces]\nenabled = false", "[observability.traces]\nenabled = true"), BOTH],
  ["traces, by default", ours.replace("[observability.traces]\nenabled = false", ""), BOTH],
  ["logpush", `logpush = true\n${ours}`, BOTH],
  ["by a setting that wrangler lays over", `${ours}\n[unsafe.metadata]\nlogpush = true\n`, ["production"]],
  ["a tail Worker", `${ours}\n[[tail_consumers]]\nservice = "tail"\n`, ["production"]],
  ["a streaming tail Worker", `${ours}\n[[env.preview.streaming_tail_consumers]]\nservice = "tail"\n`, ["preview"]],
  ["in versions to try", `${ours}\n[previews.observability]\nenabled = true\n`, BOTH],
  ["versions to try, without", `${ours}\n[previews.limits]\ncpu_ms = 50\n`, []],
  ["no logs at all", ours.replace("enabled = true", "enabled = false").replace(OFF, ""), []],
];
test.for(logging)("requests are logged by Cloudflare: %s", async ([, toml, environments]) => {
  expect(environmentsThat(logsRequests, await saved(toml))).toEqual(environments);
});

const ROUTES = 'routes = [{ pattern = "navbindu.example", custom_domain = true }]';
const OFF_WORKERS_DEV = `${ROUTES}\nworkers_dev = false`;
const hosts: [settings: string, origin: string, hosts: string[]][] = [
  ["", "", ["workers.dev"]],
  ["", "https://navbindu.somebody.workers.dev", ["workers.dev"]],
  ["", "https://navbindu.example", ["navbindu.example", "workers.dev"]],
  ["", "https://navbindu-preview.somebody.workers.dev", ["navbindu-preview.somebody.workers.dev", "workers.dev"]],
  ["workers_dev = true", "https://navbindu.example", ["navbindu.example", "workers.dev"]],
  [`${ROUTES}\nworkers_dev = true`, "https://navbindu.example", ["navbindu.example", "workers.dev"]],
  [ROUTES, "https://navbindu.example", ["navbindu.example"]],
  ["workers_dev = false", "https://navbindu.example", ["navbindu.example"]],
  [`${ROUTES}\nworkers_dev = true`, "", ["navbindu.example", "workers.dev"]],
  [`${ROUTES}\nworkers_dev = true`, "navbindu.example", ["navbindu.example", "workers.dev"]],
  [
    OFF_WORKERS_DEV.replace("true", "true, previews_enabled = true"),
    "",
    ["navbindu.example", "previews under navbindu.example"],
  ],
  [OFF_WORKERS_DEV.replace("true", "true, enabled = false"), "", []],
  ['route = "https://Navbindu.example/*"\nworkers_dev = true', "", ["navbindu.example", "workers.dev"]],
  [OFF_WORKERS_DEV, "https://navbindu.somebody.workers.dev", ["workers.dev", "navbindu.example"]],
  [OFF_WORKERS_DEV, "https://localhost:8787", ["localhost:8787", "navbindu.example"]],
  ['routes = ["www.navbindu.example"]', "https://navbindu.example", ["navbindu.example", "www.navbindu.example"]],
  ['routes = ["navbindu.example", "www.navbindu.example/*"]', "", ["navbindu.example", "www.navbindu.example"]],
  ['routes = ["*.navbindu.example/*"]', "", ["*.navbindu.example"]],
  ['routes = ["नवबिंदु.भारत"]', "https://नवबिंदु.भारत", ["xn--i1b6eeq8b7cq.xn--h2brj9c"]],
];
test.for(hosts)("with %j at %j, the site's hosts are %j", async ([settings, origin, hosts]) => {
  const toml = `${settings}\n${ours}`.replace("[vars]", `[vars]\nPUBLIC_ORIGIN = "${origin}"`);
  const file = await saved(toml);
  expect(hostsOf(undefined, file)).toEqual(hosts);
  expect(hostsOf("preview", file)).toEqual(["workers.dev"]);
});

test.for(["preview_urls = true", ""])("with %j, every version has a host of its own", async (setting) => {
  const file = await saved(ours.replace("preview_urls = false", setting));
  for (const env of [undefined, "preview"])
    expect(hostsOf(env, file)).toEqual(["workers.dev", "previews under workers.dev"]);
});

test.for([
  ['[triggers]\ncrons = ["30 21 * * *"]\n[env.preview]', []],
  ["[env.preview]", ["production", "preview"]],
  ['[triggers]\ncrons = ["30 21 * * *"]\n[env.preview.triggers]\ncrons = []', ["preview"]],
  ['[triggers]\ncrons = ["60 21 * * *"]\n[env.preview.triggers]\ncrons = ["30 24 * * *"]', ["production", "preview"]],
  ['[triggers]\ncrons = ["30 21 * * 1"]\n[env.preview.triggers]\ncrons = ["0 0 29 2 *"]', ["production", "preview"]],
  [
    '[triggers]\ncrons = ["0 * * * *"]\n[env.preview.triggers]\ncrons = ["0 3 * * *", "0 4 * * *"]',
    ["production", "preview"],
  ],
] as [string, string[]][])(
  "an environment whose upkeep is not called once a day is named: %s",
  async ([toml, environments]) => {
    expect(environmentsThat(lacksDailyCron, await saved(toml))).toEqual(environments);
  },
);

test.for([
  ["ours", "", []],
  ["under its own name", '[vars]\nSUPABASE_SECRET_KEY = "x"\n[env.preview]', ["production"]],
  [
    "as a binding that wrangler does not know",
    '[[unsafe.bindings]]\nname = "X"\ntype = "plain_text"\ntext = "sb_secret_key"\n[env.trial]',
    ["production"],
  ],
  ["of versions to try", '[env.preview.previews.vars]\nSUPABASE_SECRET_KEY = "x"', ["preview"]],
  ["in the public one's place", '[env.preview.vars]\nSUPABASE_ANON_KEY = "sb_secret_key"', ["preview"]],
  ["within another", '[env.preview.vars]\nSUPABASE = { keys = [{ secret = "sb_secret_key" }] }', ["preview"]],
  [
    "within an address",
    '[vars]\nX = "https://a.example/?key=eyJ.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.x"\n[env.trial]',
    ["production"],
  ],
  [
    "whose JSON has white space, as that of self-hosted Supabase",
    `[vars]\nKEY = "eyJ.${Buffer.from('{  \n    "role": "service_role"}').toString("base64url")}.x"\n[env.trial]`,
    ["production"],
  ],
  ["under another name", '[vars]\nKEY = "eyJ.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.x"\n[env.trial]', ["production"]],
] as [string, string, string[]][])("the secret key is found in the variables: %s", async ([, toml, environments]) => {
  expect(environmentsThat(holdsSecretKey, await saved(toml || ours))).toEqual(environments);
});

test("what is read is production's, whatever environment the shell names", () => {
  vi.stubEnv("CLOUDFLARE_ENV", "preview");
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(readWranglerToml().name).toBe("navbindu");
});

test("the daily upkeep is at 03:00 in India, in the preview too", () => {
  for (const env of [undefined, "preview"]) expect(readWranglerToml(env).triggers.crons).toEqual(["30 21 * * *"]);
});

test("wrangler sends no figures about its use", () => {
  expect(readWranglerToml().send_metrics).toBe(false);
});

test("an environment takes a domain from production where the patterns of their routes meet", async () => {
  const taken = async (production: string, preview: string) => {
    const toml = `routes = ["${production}"]\n${ours.replace("routes = []", `routes = ["${preview}"]`)}`;
    return takenFromProduction("preview", await saved(toml)).domain;
  };
  expect(await taken("*navbindu.org/*", "navbindu.org/*")).toBe("navbindu.org");
  expect(await taken("navbindu.org", "*navbindu.org/*")).toBe("*navbindu.org");
  expect(await taken("*.navbindu.org/*", "www.navbindu.org")).toBe("www.navbindu.org");
  expect(await taken("navbindu.org", "*/*")).toBe("*");
  expect(await taken("navbindu.org", "preview.navbindu.org")).toBeUndefined();
  expect(await taken("*.navbindu.org/*", "navbindu.example")).toBeUndefined();
});
