import { expect, test } from "vitest";
import { inParallel } from "../support/in-parallel.ts";
import { post, someAnswers, startDatabase, startSite } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

const database = await startDatabase();
// A database that quotes what it was sent, in every part of its error.
const quoting = await startUpstream(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const quoted = Buffer.concat(chunks).toString() || JSON.stringify({ email: request.url });
  const { email } = JSON.parse(quoted);
  const error = { code: email, message: `Failing row contains ${email}`, details: quoted, hint: email };
  response.writeHead(400, { "Content-Type": "application/json" }).end(JSON.stringify(error));
});
const site = await startSite({}, database);
const failing = await startSite({ SUPABASE_URL: quoting.url }, database);
const google = { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "secret", GOOGLE_ISSUER: quoting.url };
const signingIn = await startSite(google, database);

test("1,000 planted email addresses: none in the logs, whatever happens to the request", async () => {
  const ways: ((email: string) => Promise<Response>)[] = [
    (email) => post(site.form, someAnswers({ email })),
    (email) => post(failing.form, someAnswers({ email })),
    (email) => post(failing.form, someAnswers({ email, name: email, comments: `${email}\n${email}` })),
    (email) => post(site.form, someAnswers({ email: `${email}\u0000`, name: "" })),
    (email) => post(site.form, someAnswers({ email }), { Origin: `https://${email}` }),
    (email) => post(site.form, email, { "Content-Type": `text/plain; ${email}` }),
    (email) => post(site.form, `--${email}\r\n`, { "Content-Type": `multipart/form-data; boundary=${email}` }),
    (email) =>
      post(site.form, `--b\r\nContent-Disposition: form-data; filename*=${email}''x\r\n\r\n${email}\r\n--b--\r\n`, {
        "Content-Type": "multipart/form-data; boundary=b",
      }),
    (email) => post(`${site.url}/about?email=${email}`, { email }, { Origin: site.url }),
    (email) => post(`${site.url}/${email}%`, { email }, { Origin: site.url }),
    (email) => post(`${signingIn.url}/auth/google`, { returnTo: `/${email}` }, { Origin: signingIn.url }),
    (email) => fetch(`${signingIn.url}/auth/google/callback?code=${email}&state=${email}&error=${email}`),
    (email) =>
      fetch(`${site.url}/${email}?email=${email}`, { headers: { Cookie: `toast=${email}; session=${email}` } }),
    (email) => fetch(`${site.form}?_data=${email}`, { headers: { Referer: `${site.url}/${email}`, "CF-Ray": "8f" } }),
  ];
  const statuses = new Map<number, number>();
  await inParallel(20, 1000, async (index) => {
    const way = ways[index % ways.length] as (typeof ways)[number];
    const { status } = await way(`planted-${index}@example.org`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const lines = [...site.logs, ...failing.logs, ...signingIn.logs];
  console.log("answers:", Object.fromEntries(statuses), "log lines:", lines.length);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => /planted|example\.org|%40/i.test(line))).toEqual([]);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty("event");
});
