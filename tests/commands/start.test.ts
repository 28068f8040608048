import { readFileSync, statSync } from "node:fs";
import { appendFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { copyProject } from "../../scripts/copy-project.ts";
import { freePorts, oddFolder, startCommand } from "../support/command.ts";
import { post, someAnswers } from "../support/site.ts";
import { Visitor } from "../support/visitor.ts";

const READY = "Ctrl-C stops everything.";

test("npm start: page, form and sign-in; what is stored outlives a stop and a kill, and --fresh empties it", async () => {
  const cwd = await oddFolder();
  await copyProject(cwd);
  await writeFile(`${cwd}/.dev.vars`, `CF_ANALYTICS_TOKEN=${"0a".repeat(16)}\n`);
  const env = await freePorts();
  const origin = `http://localhost:${env.PORT}`;
  /** The secret key of this start. */
  const key = (): string => JSON.parse(readFileSync(`${cwd}/.local/secrets.json`, "utf8")).secretKey;
  const ask = (apikey: string) =>
    fetch(`http://localhost:${env.SUPABASE_PORT}/rest/v1/registrationns?select=email`, { headers: { apikey } });
  const rows = async () => (await (await ask(key())).json()) as unknown;
  const [asha, ravi] = [someAnswers({ email: "asha@example.org" }), someAnswers({ email: "ravi@example.org" })];

  const first = startCommand(["npm", "start"], { cwd, env });
  await first.saying(READY);
  await first.saying('"event":"upkeep.done"');
  expect(first.output()).toContain(`http://127.0.0.1:${env.SUPABASE_PORT} (keys and data are in .local/)`);
  expect(statSync(`${cwd}/.local/database`).mode & 0o777).toBe(0o700);
  const page = await (await fetch(origin)).text();
  expect(page).toContain("<h1");
  // Only .dev.vars asks for it.
  expect(page).toContain("static.cloudflareinsights.com");
  // The second time the database refuses the row, and tells the Worker alone.
  for (const _ of ["first", "second"]) expect((await post(`${origin}/joinvolunteer`, asha)).status).toBe(303);
  expect(first.output()).not.toContain(asha.email);
  const visitor = new Visitor(origin);
  const begun = await visitor.post("/auth/google", { returnTo: "/about" });
  const back = await fetch(String(begun.headers.get("Location")), { redirect: "manual" });
  const { pathname, search } = new URL(String(back.headers.get("Location")));
  expect((await visitor.get(pathname + search)).headers.get("Location")).toBe(`${origin}/about`);
  expect(await (await visitor.get("/about")).text()).toContain("Welcome Asha Kulkarni");

  const beside = startCommand(["npm", "start"], { cwd, env });
  expect(await beside.ended).toBe(1);
  expect(beside.output()).toContain(`Port ${env.PORT} is taken.`);
  const misnamed = startCommand(["npm", "start"], { cwd, env: { ...env, PORT: "abc" } });
  expect(await misnamed.ended).toBe(1);
  expect(misnamed.output()).toContain("PORT=abc cannot be used: ");
  for (const command of [
    ["npm", "start"],
    ["npm", "start", "--", "--fresh"],
    ["npm", "run", "dev"],
  ]) {
    const elsewhere = startCommand(command, { cwd, env: await freePorts() });
    const starting = elsewhere.saying("Starting the database");
    await expect(starting, command.join(" ")).rejects.toThrow("is using the database in .local/");
    expect(await elsewhere.ended).toBe(1);
  }
  expect(await rows()).toEqual([{ email: asha.email }]);

  await appendFile(`${cwd}/app/root.tsx`, "\n");
  expect(await startCommand(["npm", "run", "build"], { cwd, env }).ended).toBe(0);
  const [style] = /\/assets\/root-[^"]+\.css/.exec(page) ?? [];
  expect((await fetch(`${origin}${style}`)).status, "while another build is made").toBe(200);

  const firstKey = key();
  await first.end("SIGINT");
  await expect.poll(first.processes, { timeout: 10_000 }).toEqual([]);

  const second = startCommand(["npm", "start"], { cwd, env });
  await second.saying(READY);
  expect(await (await visitor.get("/about")).text(), "who was signed in still is").toContain("Asha Kulkarni");
  expect((await post(`${origin}/joinvolunteer`, ravi)).status).toBe(303);
  await second.end("SIGKILL");
  await expect.poll(second.processes, { timeout: 10_000 }).toEqual([]);

  const third = startCommand(["npm", "start"], { cwd, env });
  await third.saying(READY);
  expect((await ask(firstKey)).status, "while nothing runs, anybody may be told the last key").toBe(401);
  expect(await rows()).toEqual([{ email: asha.email }, { email: ravi.email }]);
  await third.end("SIGTERM");
  expect(third.output()).toContain("Stopping …");

  const fresh = startCommand(["npm", "start", "--", "--fresh"], { cwd, env });
  await fresh.saying(READY);
  expect(await rows()).toEqual([]);
  await fresh.end("SIGINT");
  await expect.poll(fresh.processes, { timeout: 10_000 }).toEqual([]);

  await appendFile(`${cwd}/app/root.tsx`, "}");
  const broken = startCommand(["npm", "start"], { cwd, env });
  expect(await broken.ended).toBe(1);
  expect(broken.output()).toMatch(/root\.tsx[\s\S]*The build failed; its own words are above\./);
});

test("npm run dev: page, form and sign-in; an edit is on the page; no key and no row is; nothing is left behind", async () => {
  const cwd = await oddFolder();
  await copyProject(cwd);
  const env = await freePorts();
  const origin = `http://localhost:${env.PORT}`;
  // Its own database, by another name.
  const project = `http://localhost:${env.SUPABASE_PORT}`;
  await writeFile(`${cwd}/.dev.vars`, `SUPABASE_SECRET_KEY=secret\nSUPABASE_URL=${project}\n`);
  await writeFile(`${cwd}/volunteers.csv`, "");
  const server = startCommand(["npm", "run", "dev"], { cwd, env });
  await server.saying(`Supabase  ${project} (from .dev.vars: what is registered here is stored there)`);
  const about = async () => (await fetch(`${origin}/about`)).text();
  expect(await about()).toContain("<h1");
  expect((await post(`${origin}/joinvolunteer`, someAnswers())).status).toBe(303);
  expect((await new Visitor(origin).post("/auth/google", { returnTo: "/" })).status).toBe(302);

  expect((await fetch(`${origin}/app/entry.client.tsx`)).status).toBe(200);
  for (const name of [".dev.vars", "volunteers.csv", ".local/secrets.json", ".local/database/PG_VERSION"]) {
    for (const folder of ["/", `/@fs${encodeURI(cwd)}/`]) {
      for (const query of ["", "?raw", "?import&raw", "?url&inline"]) {
        const { status } = await fetch(`${origin}${folder}${name}${query}`, { headers: { Accept: "*/*" } });
        expect(status, folder + name + query).toBe(403);
      }
    }
  }

  // Any page on the web can send a browser to these.
  expect((await fetch(`${origin}/__open-in-editor?file=/no/such/file`)).status, "no editor").toBe(404);
  for (const [asked, path] of [
    ["//", "/"],
    ["//host.example/", "/host.example"],
  ]) {
    const answer = await fetch(`${origin}${asked}`, { redirect: "manual" });
    expect(answer.headers.get("Location"), asked).toBe(`${origin}${path}`);
  }

  const file = `${cwd}/app/content/site.ts`;
  const source = readFileSync(file, "utf8");
  const edited = source.replace('name: "Navbindu"', 'name: "Navbindu edited"');
  expect(edited).not.toBe(source);
  await writeFile(file, edited);
  await expect.poll(about, { timeout: 20_000 }).toContain("Navbindu edited");

  await server.end("SIGINT");
  await expect.poll(server.processes, { timeout: 10_000 }).toEqual([]);
});
