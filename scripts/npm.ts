import { execFileSync } from "node:child_process";

/**
 * The program and arguments that run a script of package.json, by the npm that runs this process: on Windows "npm" is
 * not a program that can be spawned.
 */
export function npmRun(script: string): [program: string, args: string[]] {
  const npm = process.env.npm_execpath;
  return npm ? [process.execPath, [npm, "run", script]] : ["npm", ["run", script]];
}

let settings: Record<string, string> | undefined;

/**
 * Which option npm has kept for itself, because no `--` stood before it: the script would go on without. It passes on what
 * it was given as variables of the environment, beside what its own files and defaults say.
 *
 * @param meant the options that count although npm has one of this name, too. Those that it does not know always count.
 */
export function keptByNpm(meant: string[]): string | undefined {
  const { npm_execpath: npm = "" } = process.env;
  if (npm.endsWith("npm-cli.js")) settings ??= settingsOf(npm);
  for (const [variable, value] of Object.entries(process.env)) {
    const [, name] = /^npm_config_(.*)/.exec(variable) ?? [];
    if (name === undefined) continue;
    const names = value ? [name] : [name, `no_${name}`];
    const option = meant.find((option) => names.includes(variableOf(option)));
    const isUnknown = settings && !(name in settings);
    if ((option || isUnknown) && settings?.[name] !== value) return option ?? name.replaceAll("_", "-");
  }
  return undefined;
}

/** What npm adds to the environment of every script. */
const ofEveryScript = { global_prefix: "", local_prefix: "", node_gyp: "", npm_version: "" };

/** npm's settings, by its files and defaults alone, as its variables have them. */
function settingsOf(npm: string): Record<string, string> {
  const ofFiles = ([variable]: [string, unknown]) => !/^npm_config_(?!userconfig|globalconfig)/.test(variable);
  const env = Object.fromEntries(Object.entries(process.env).filter(ofFiles));
  const list = execFileSync(process.execPath, [npm, "config", "ls", "-l", "--json"], {
    encoding: "utf8",
    env: env as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const listed = Object.entries(JSON.parse(list) as object);
  return {
    ...ofEveryScript,
    ...Object.fromEntries(listed.map(([name, value]) => [variableOf(name), value === false ? "" : String(value)])),
  };
}

const variableOf = (option: string) => option.replaceAll("-", "_").toLowerCase();
