/**
 * The program and arguments that run a script of package.json, by the npm that runs this process: on Windows "npm" is
 * not a program that can be spawned.
 */
export function npmRun(script: string): [program: string, args: string[]] {
  const npm = process.env.npm_execpath;
  return npm ? [process.execPath, [npm, "run", script]] : ["npm", ["run", script]];
}
