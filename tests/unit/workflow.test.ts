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
  expect(deployment.match(/\bsecrets\b\S*/g)).toEqual([
    "secrets.CLOUDFLARE_API_TOKEN",
    "secrets.CLOUDFLARE_ACCOUNT_ID",
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
