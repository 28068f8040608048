import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const workflow = await readFile(".github/workflows/ci.yml", "utf8");

test("every action is pinned by its commit, and says which version that is", () => {
  const actions = workflow.match(/uses: .+/g);
  expect(actions?.length).toBeGreaterThan(3);
  for (const action of actions ?? []) expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("a secret is in the environment of the last step alone, after the build, and the database's is in none", () => {
  const [before = "", deployment = ""] = workflow.split("- run: node scripts/deploy.ts");
  expect(before.trimEnd()).toMatch(/- run: npm run build\n.*$/);
  expect(before).not.toMatch(/\bsecrets\b/);
  const expressions = deployment.matchAll(/^ +(\w+: )\$\{\{ (.+) \}\}$/gm);
  expect(Array.from(expressions, ([, name, value]) => `${name}${value}`)).toEqual([
    "CLOUDFLARE_API_TOKEN: secrets.CLOUDFLARE_API_TOKEN",
    "CLOUDFLARE_ACCOUNT_ID: secrets.CLOUDFLARE_ACCOUNT_ID",
    "SUPABASE_URL: vars.SUPABASE_URL",
    "SUPABASE_ANON_KEY: vars.SUPABASE_ANON_KEY",
  ]);
});

test("production is deployed for a version's tag alone, after the tests, one deployment at a time", () => {
  const [, deployment = ""] = workflow.split("\n  deploy:\n");
  expect(deployment.split("\n").slice(0, 6)).toEqual(
    expect.arrayContaining([
      "    if: startsWith(github.ref, 'refs/tags/v')",
      "    needs: test",
      "    environment: production",
      "    concurrency: production",
    ]),
  );
});

test("every push, request and version's tag runs the tests, and of all jobs only the report on packages may fail", async () => {
  expect(workflow).toMatch(/^on:\n {2}push:\n {4}branches: \["\*\*"\]\n {4}tags: \["v\*"\]\n {2}pull_request:\n/m);
  const jobs = new Map(
    Array.from(workflow.matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n| {2}#.*\n)+)/gm), ([, name = "", job = ""]) => [
      name,
      job,
    ]),
  );
  expect(jobs.get("test")).toContain("\n      - run: .ci/run\n");
  expect(jobs.get("engines")).toContain("\n      - run: npm ci && npm run test:engines\n");
  const lenient = [...jobs].filter(([, job]) => job.includes("continue-on-error")).map(([name]) => name);
  expect(lenient).toEqual(["audit"]);
  expect(await readFile(".ci/run", "utf8")).toMatch(/^set -euo pipefail$[\s\S]*^npm ci && npm test$/m);
});

test("no job may write to the repository, keeps its key, or deploys what another run may have cached", () => {
  expect(workflow.match(/^ *permissions:.*\n.*/gm)).toEqual(["permissions:\n  contents: read"]);
  const checkouts = workflow.match(/uses: actions\/checkout@.*\n.*\n.*/g) ?? [];
  expect(checkouts.length).toBeGreaterThan(3);
  for (const checkout of checkouts) expect(checkout).toMatch(/\n {8}with:\n {10}persist-credentials: false$/);
  expect(workflow.split("\n  deploy:\n")[1]).not.toMatch(/^ *cache:/m);
});

test("packages and actions are both kept up to date", async () => {
  const ecosystems = (await readFile(".github/dependabot.yml", "utf8")).match(/package-ecosystem: .+/g);
  expect(ecosystems).toEqual(["package-ecosystem: npm", "package-ecosystem: github-actions"]);
});
