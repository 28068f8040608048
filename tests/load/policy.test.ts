import { readFile } from "node:fs/promises";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, expect, test } from "vitest";
import { pages } from "~/content/pages";
import { startWorker } from "../../scripts/local/worker.ts";
import { post, someAnswers, startSite } from "../support/site.ts";

/** The built Worker, but some dates cannot be written, and so some page not be rendered. */
async function startFailing(where: string) {
  const sabotage = `
const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format");
Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
  get() {
    if (${where}) throw new Error("secret-host");
    return get.call(this);
  },
});`;
  const code = { "index.js": `${sabotage}\n${await readFile("build/server/index.js", "utf8")}` };
  return startWorker({ bindings: {}, code, onLog: () => {} });
}

const site = await startSite();
const failingPage = await startFailing('this.resolvedOptions().timeZone === "UTC"');
const failingShell = await startFailing("true");
afterAll(() => Promise.all([site.close(), failingPage.close(), failingShell.close()]));

test("CSP Evaluator has nothing to say on any answer: pages, refusals, redirects, 404, 500", async () => {
  const own = { Origin: site.url };
  const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
  // A visitor's cookie, so that the page is rendered for this request.
  const withCookie = { headers: { Cookie: "toast=1" } };
  const answers: [status: number, answer: Response][] = [
    ...(await Promise.all(pages.map(async ({ path }): Promise<[number, Response]> => [200, await get(path)]))),
    [301, await get("/volunteer")],
    [308, await get("/about/")],
    [404, await get("/nowhere")],
    [404, await get("/nowhere.data")],
    [405, await fetch(site.form, { method: "PUT" })],
    [403, await post(site.form, {}, { Origin: "https://evil.example" })],
    [400, await post(site.form, {}, own)],
    [303, await post(site.form, someAnswers(), own)],
    [413, await post(site.form, { comments: "x".repeat(300_000) }, own)],
    [500, await fetch(`${failingPage.url}/privacy`, withCookie)],
    [500, await fetch(`${failingShell.url}/about`, withCookie)],
    [200, await get("/robots.txt")],
    [200, await get("/site.webmanifest")],
  ];
  for (const [status, answer] of answers) {
    const label = `${answer.status} ${answer.url}`;
    expect(answer.status, label).toBe(status);
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings, `${label}: ${policy}`).toEqual([]);
    expect(policy, label).toContain("default-src 'none'");
    // Beyond this origin: the sign-in provider, which its form is redirected to, and the pictures of its accounts.
    expect([...new Set(policy.match(/https:[^\s;]+/g))].sort(), label).toEqual(
      policy.includes("form-action") ? ["https://accounts.google.com", "https://lh3.googleusercontent.com"] : [],
    );
    expect(await answer.text(), label).not.toMatch(/ style="|<style|javascript:|<[^>]* on\w+=|secret-host/);
  }
});

test("the evaluator would have found something", () => {
  const findings = new CspEvaluator(new CspParser("script-src 'self' 'unsafe-inline'").csp).evaluate();
  expect(findings.length).toBeGreaterThan(0);
});
