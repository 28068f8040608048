import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { freePorts, oddFolder, shellEnvironment, startCommand } from "../support/command.ts";
import { post, someAnswers } from "../support/site.ts";

/** An unprivileged user, if the tests run as root. */
const NOBODY = process.getuid?.() === 0 ? 65534 : undefined;

test.for(["22", "24"])(
  "a clone of the last commit installs and starts under Node %s, for any user",
  async (version) => {
    const cwd = await oddFolder();
    const home = dirname(cwd);
    execFileSync("git", ["clone", "--quiet", ".", cwd]);
    const node = join(home, "node");
    mkdirSync(node);
    const platform = `node-${process.platform}-${process.arch}@${version}`;
    execFileSync("npm", ["install", "--no-save", "--prefix", node, platform], { env: shellEnvironment() });
    if (NOBODY !== undefined) {
      execFileSync("chown", ["-R", `${NOBODY}:${NOBODY}`, home]);
      chownSync(home, NOBODY, NOBODY);
    }
    const bin = join(node, "node_modules", platform.split("@")[0] ?? "", "bin");
    const env = {
      ...(await freePorts()),
      HOME: home,
      PATH: `${bin}${delimiter}${shellEnvironment().PATH}`,
      npm_config_cache: join(home, "cache"),
    };
    const outside = startCommand(["node", "--version"], { cwd, env, uid: NOBODY });
    await outside.ended;
    expect(outside.output()).toMatch(new RegExp(`^v${version}\\.`));

    const install = startCommand(["npm", "ci"], { cwd, env, uid: NOBODY });
    expect(await install.ended, install.output()).toBe(0);
    const site = startCommand(["npm", "start"], { cwd, env, uid: NOBODY });
    await site.saying("Ctrl-C stops everything.");
    expect((await post(`http://localhost:${env.PORT}/joinvolunteer`, someAnswers())).status).toBe(303);
    await site.end("SIGINT");
    await expect.poll(site.processes, { timeout: 10_000 }).toEqual([]);
  },
);
