/**
 * Program and arguments that run a script of package.json: with the npm that runs this process, because on Windows "npm" is
 * no program that can be spawned.
 */
export function npmRun(script: string): [program: string, args: string[]] {
  const npm = process.env.npm_execpath;
  return npm ? [process.execPath, [npm, "run", script]] : ["npm", ["run", script]];
}
