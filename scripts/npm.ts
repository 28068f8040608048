/**
 * The program and arguments that run a script of package.json, by the npm that runs this process: on Windows "npm" is
 * not a program that can be spawned.
 */
export function npmRun(script: string): [program: string, args: string[]] {
  const npm = process.env.npm_execpath;
  return npm ? [process.execPath, [npm, "run", script]] : ["npm", ["run", script]];
}

/**
 * Which of a script's options npm has kept for itself, because no `--` stood before it: the script would go on without.
 * Not `yes`, which is npm's own, too.
 */
export function keptByNpm(options: object): string | undefined {
  const names = Object.keys(options).filter((name) => name !== "yes");
  return names.find((name) => `npm_config_${name.replaceAll("-", "_")}` in process.env);
}
