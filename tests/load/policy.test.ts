import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { pages } from "#app/content/pages.ts";
import { startFailingWorker, VISITORS_COOKIE } from "../support/failing-worker.ts";
import { post, someAnswers, startSite } from "../support/site.ts";

const site = await startSite();
const failingPage = await startFailingWorker("page");
const failingShell = await startFailingWorker("shell");

const own = { Origin: site.url };
// The page is rendered for this request.
const withCookie = { headers: { Cookie: VISITORS_COOKIE } };

/** Answers of every kind, with the status that each must have. */
function everyAnswer(): Promise<(readonly [status: number, answer: Response])[]> {
  const get = (path: string, init?: RequestInit) => fetch(site.url + path, { redirect: "manual", ...init });
  const answers: [status: number, answer: Promise<Response>][] = [
    ...pages.flatMap(({ path }): [number, Promise<Response>][] => [
      [200, get(path)],
      [200, get(path, withCookie)],
    ]),
    [301, get("/volunteer")],
    [308, get("/about/")],
    [404, get("/nowhere")],
    [404, get("/nowhere", withCookie)],
    [404, get("/nowhere.data")],
    [405, fetch(site.form, { method: "PUT" })],
    [405, get("/auth/google")],
    [403, post(site.form, {}, { Origin: "https://evil.example" })],
    [400, post(site.form, {}, own)],
    [303, post(site.form, someAnswers(), own)],
    [413, post(site.form, { comments: "x".repeat(300_000) }, own)],
    [500, fetch(`${failingPage.url}/privacy`, withCookie)],
    [500, fetch(`${failingShell.url}/about`, withCookie)],
    [303, get("/auth/google/callback?state=none")],
    [200, get("/auth/finished")],
    [200, get("/robots.txt")],
    [200, get("/site.webmanifest")],
  ];
  return Promise.all(answers.map(async ([status, answer]) => [status, await answer] as const));
}

function policyOf(answer: Response): string {
  return answer.headers.get("Content-Security-Policy") ?? "";
}

function findingsIn(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp).evaluate();
}

test("CSP Evaluator has nothing to say on any answer: pages, refusals, redirects, 404, 500", async () => {
  for (const [status, answer] of await everyAnswer()) {
    const label = `${answer.status} ${answer.url}`;
    const policy = policyOf(answer);
    expect(answer.status, label).toBe(status);
    expect(findingsIn(policy), `${label}: ${policy}`).toEqual([]);
    expect(policy, label).toContain("default-src 'none'");
    // Beyond this origin: the sign-in provider, to which its form redirects, and its profile photos.
    expect([...new Set(policy.match(/https:[^\s;]+/g))].sort(), label).toEqual(
      policy.includes("form-action") ? ["https://accounts.google.com", "https://lh3.googleusercontent.com"] : [],
    );
    expect(await answer.text(), label).not.toMatch(/ style="|<style|javascript:|<[^>]* on\w+=|secret-host/);
  }
});

test("a page that is rendered has a nonce of its own, one that is not the hashes of its scripts, and no script beyond", async () => {
  const nonces: string[] = [];
  for (const [, answer] of await everyAnswer()) {
    if (!answer.headers.get("Content-Type")?.startsWith("text/html")) continue;
    const label = `${answer.status} ${answer.url}`;
    const directive = /script-src ([^;]*) 'strict-dynamic';/.exec(policyOf(answer))?.[1] ?? "";
    const nonce = /^'nonce-([\w+/]{22}==)'$/.exec(directive)?.[1];
    if (nonce) nonces.push(nonce);
    else expect(directive, label).toMatch(/^'sha256-[\w+/]{43}='( 'sha256-[\w+/]{43}=')*$/);
    const { window } = new JSDOM(await answer.text());
    const scripts = [...window.document.querySelectorAll('script:not([type="application/ld+json"])')];
    expect(scripts.length, label).toBeGreaterThan(0);
    for (const script of scripts) {
      if (nonce) expect(script.getAttribute("nonce"), label).toBe(nonce);
      // An external script is allowed by its integrity (CSP 3, 8.4).
      else if (script.hasAttribute("src")) expect(directive, label).toContain(`'${script.getAttribute("integrity")}'`);
      else expect(directive, label).toContain(`'sha256-${sha256(script.textContent)}'`);
    }
  }
  expect(nonces.length).toBeGreaterThan(pages.length);
  expect(nonces).toHaveLength(new Set(nonces).size);
});

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

test("the evaluator would have found something", () => {
  expect(findingsIn("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
});
