import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { closeAfterTest } from "../support/close-after-test.ts";

const workflow = readFileSync(".github/workflows/ci.yml", "utf8");
const [triggers = "", , job = ""] = workflow.split(/^(?:jobs| {2}deploy):$/m);
const [, condition = ""] = /if: >-\n((?: {6}.+\n)+)/.exec(job) ?? [];
const [, ref, step = ""] = /ref: (.+)[\s\S]+ run: \|\n((?: {10}.+\n)+)[\s\S]+npm run deploy/.exec(job) ?? [];

const repository = mkdtempSync(join(tmpdir(), "workflow-"));
closeAfterTest({ close: () => rmSync(repository, { recursive: true }) });

function shell(command: string, env = {}) {
  const options = { cwd: repository, encoding: "utf8", env: { PATH: process.env.PATH, ...env } } as const;
  return spawnSync("bash", ["-e", "-c", command], options);
}

const commit = "git -c user.name=A -c user.email=a@example.org commit --quiet --allow-empty --message Change";
shell(`git init --quiet --initial-branch main; ${commit}; ${commit}`);

/** Whether GitHub starts the job. JavaScript understands the syntax of its condition. */
function startsJob(event_name: string, ref: string, vars: Record<string, string>): boolean {
  const [, kind, name = ""] = ref.split(/^refs\/(head|tag)s\//);
  const list = kind === "head" ? /branches: (.+)/ : /tags: (.+)/;
  const [, patterns = "[]"] = list.exec(triggers) ?? [];
  const isTriggered = event_name !== "push" || JSON.parse(patterns).some((glob: string) => matchesGlob(name, glob));
  const startsWith = (text: string, start: string) => text.startsWith(start);
  return isTriggered && runInNewContext(condition, { github: { event_name, ref }, vars, startsWith });
}

test.for([
  ["push", "refs/heads/main", "main", "true", "deploys"],
  ["push", "refs/heads/main", "main~1", "true", "stops"],
  ["push", "refs/heads/main", "main", "", "does nothing"],
  ["push", "refs/heads/topic", "main", "true", "does nothing"],
  ["push", "refs/tags/v1.0.0", "main", "", "deploys"],
  ["push", "refs/tags/v1.0.0", "main~1", "", "stops"],
  ["push", "refs/tags/venue-photos", "main", "true", "does nothing"],
  ["pull_request", "refs/pull/1/merge", "main", "true", "does nothing"],
])(
  "a %s of %s at %s, with DEPLOY_ON_MERGE “%s”, %s",
  ([event = "", name = "", place, DEPLOY_ON_MERGE = "", expected]) => {
    const GITHUB_SHA = shell(`git rev-parse ${place}`).stdout.trim();
    const run =
      startsJob(event, name, { DEPLOY_ON_MERGE }) && shell(`git checkout --quiet ${ref}\n${step}`, { GITHUB_SHA });
    if (!run) return expect(expected).toBe("does nothing");
    expect(run.status === 0 ? "deploys" : "stops", run.stderr).toBe(expected);
    expect(run.stdout).toMatch(expected === "stops" ? /^::error .+\n$/ : /^$/);
  },
);

test("a deployment needs the tests, its environment and its check, and takes the place of no other", () => {
  expect(job).toMatch(/^ {4}needs: test\n/m);
  expect(job).toMatch(/^ {4}environment: production\n/m);
  const check = job.split(/^ {6}- /m).find((step) => step.includes("$GITHUB_SHA"));
  const keys = check?.match(/^( {8})?[\w-]+:/gm)?.map((key) => key.trim());
  expect(keys, "what the step sets that checks the commit").toEqual(["name:", "run:"]);
  expect(workflow).not.toMatch(/^concurrency:/m);
  expect(job).toMatch(/^ {4}concurrency:\n {6}group: production\n {6}queue: max\n/m);
});
