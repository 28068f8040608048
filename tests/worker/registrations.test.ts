import { chmod, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { COLUMNS, spawnRegistrations, startOrganiser } from "../support/organiser.ts";
import { someAnswers } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

const { db, folder, project, secrets, supabase, run, insert, startFront, emails } = await startOrganiser();
beforeEach(() => db.query("truncate public.registrationns restart identity"));

test("count is a table of meetups and of days in India", async () => {
  await insert({ registration_date: "2026-03-14T20:00:00Z", volunteer_for: "Hyderabad Meetup" });
  await insert({ registration_date: "2026-03-14T18:29:59Z" }); // 23:59:59 in India
  await insert({ registration_date: "2026-03-14T18:30:00Z" });
  const { code, out } = await run(["count"]);
  expect([code, out.split("\n")]).toEqual([
    0,
    [
      "Day         Pune Meetup  Bengaluru Meetup  Hyderabad Meetup  Total",
      "2026-03-14            1                 0                 0      1",
      "2026-03-15            1                 0                 1      2",
      "Total                 2                 0                 1      3",
      "",
    ],
  ]);
});

test("count has a column for a meetup that the form does not offer, and what a database says cannot write to the terminal", async () => {
  const row = {
    id: 1,
    email: null,
    phone: null,
    volunteer_for: "Pune Meetup",
    registration_date: "2026-03-14T06:00:00Z",
  };
  const rows = [
    row,
    { ...row, id: 2, volunteer_for: "Chennai\x1b[8m" },
    { ...row, id: 3, registration_date: "\x1b[2J" },
  ];
  const other = await startUpstream(({ url }, response) =>
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(url?.includes("gt.0") ? rows : [])),
  );
  const { code, out } = await run(["count"], { ...project, SUPABASE_URL: other.url });
  expect([
    code,
    out
      .trim()
      .split("\n")
      .map((line) => line.split(/ {2,}/)),
  ]).toEqual([
    0,
    [
      ["Day", "Pune Meetup", "Bengaluru Meetup", "Hyderabad Meetup", "Chennai\\u{1b}[8m", "Total"],
      ["\\u{1b}[2J", "1", "0", "0", "0", "1"],
      ["2026-03-14", "1", "0", "0", "1", "2"],
      ["Total", "2", "0", "0", "1", "3"],
    ],
  ]);
});

const someRow = { id: 1, ...someAnswers(), registration_date: "2026-03-14" };
test.for([
  ["the same rows for ever", someRow, /answered with the same rows again/],
  ["a number for a text", { ...someRow, email: 1 }, /answered 200: and no rows/],
  ["rows without an id", { ...someRow, id: undefined }, /answered 200: and no rows/],
  ["rows without a date", { ...someRow, registration_date: null }, /answered 200: and no rows/],
  ["no rows", null, /answered 200: and no rows/],
] as const)("a command ends when the database answers with %s", async ([, row, sentence]) => {
  const strange = await startUpstream((_, response) =>
    response.setHeader("Content-Type", "application/json").end(JSON.stringify([row])),
  );
  for (const command of ["count", "list", "export"]) {
    const { code, err } = await run([command], { ...project, SUPABASE_URL: strange.url });
    expect([code, err], command).toEqual([1, expect.stringMatching(sentence)]);
  }
});

test("an answer without an end fills nobody's memory", async () => {
  let sent = 0;
  const endless = await startUpstream((_, response) => {
    const part = Buffer.alloc(1024 * 1024, " ");
    const send = () => {
      while (!response.closed && sent < 400 && ++sent && response.write(part));
      if (sent < 400 && !response.closed) response.once("drain", send);
    };
    send();
  });
  const { code, err } = await run(["erase", "1", "yes=1"], { ...project, SUPABASE_URL: endless.url });
  expect([code, err]).toEqual([1, expect.stringMatching(/ answered 413: and no rows\.\n$/)]);
  expect(sent).toBeLessThan(200);
});

test("npm run registrations is this command, with its exit code", async () => {
  await insert({});
  const spawn = (...args: string[]) => spawnRegistrations(folder, args, project);
  expect(await spawn("export")).toEqual(await run(["export"]));
  expect((await spawn("export", "--bom", "format=json")).code).toBe(2);
});

test("list is a line for each", async () => {
  await insert({ registration_date: "2026-03-14T18:30:00Z", phone: "+91 20 5550 0100" });
  const { code, out } = await run(["list"]);
  expect(code).toBe(0);
  expect(out.split("\n")[1]).toMatch(
    /^ *\d+ {2}2026-03-15 00:00 {2}Pune Meetup {2}Asha {2}asha@example\.org {2}\+91 20 5550 0100$/,
  );
});

test("erase shows what would go, and erases it with --yes: one address, however it is written, and no other", async () => {
  await insert({});
  await insert({ email: "Asha@Example.org", name: "Asha K" });
  await insert({ email: "a_ha@example.org" });
  await insert({ email: "asha@example.org.in" });
  // In the quotes that the shell of Windows hands on.
  const dry = await run(["erase", " 'ASHA@example.org' "]);
  expect([dry.code, dry.out.trim().split("\n").length]).toEqual([0, 3]);
  expect(dry.err).toContain("Nothing was erased. With yes: 2 registrations");
  expect(await emails()).toHaveLength(4);

  const done = await run(["erase", "ASHA@example.org", "--yes"]);
  expect([done.code, done.err.trim()]).toEqual([0, `2 registrations erased from ${supabase.url}.`]);
  expect(await emails()).toEqual(["a_ha@example.org", "asha@example.org.in"]);

  const again = await run(["erase", "asha@example.org", "--yes"]);
  expect([again.code, again.err]).toEqual([1, `There is no registration of asha@example.org in ${supabase.url}.\n`]);
});

test("prune erases what is older than the policy promises, or than asked for", async () => {
  const monthsAgo = (months: number, days: number) => {
    const date = new Date();
    date.setUTCDate(date.getUTCDate() - Math.round(months * 30.5) - days);
    return date.toISOString();
  };
  await insert({ email: "old@example.org", registration_date: monthsAgo(12, 5) });
  await insert({ email: "older@example.org", registration_date: monthsAgo(24, 5) });
  await insert({ email: "new@example.org", registration_date: monthsAgo(11, 20) });
  const dry = await run(["prune"]);
  expect(dry.code).toBe(0);
  expect(dry.err).toContain("Nothing was erased. With yes: 2 registrations");
  expect((await run(["prune", "--older-than", "24", "--yes"])).code).toBe(0);
  expect(await emails()).toEqual(["old@example.org", "new@example.org"]);
  expect((await run(["prune", "--yes"])).code).toBe(0);
  expect(await emails()).toEqual(["new@example.org"]);
  expect(await run(["prune"])).toEqual({
    code: 0,
    out: "",
    err: `No registration in ${supabase.url} is older than 12 months.\n`,
  });
  expect((await run(["prune", "older-than=9999"])).err).toBe(
    `No registration in ${supabase.url} is older than 9999 months.\n`,
  );
});

test("a meetup, a day and a range of days narrow what is listed, counted and exported", async () => {
  await insert({ name: "One", registration_date: "2026-10-31T18:29:59Z" }); // 23:59:59 in India
  await insert({ name: "Two", registration_date: "2026-10-31T18:30:00Z" });
  await insert({ name: "Three", registration_date: "2026-11-01T18:29:59Z", volunteer_for: "Hyderabad Meetup" });
  await insert({ name: "Four", registration_date: "2026-11-01T18:30:00Z" });
  const names = ["One", "Two", "Three", "Four"];
  for (const [args, expected] of [
    [["--meetup", "hyderabad"], ["Three"]],
    [
      ["--meetup", "Pune Meetup", "--since", "2026-11-01"],
      ["Two", "Four"],
    ],
    [
      ["meetup=PUNE", "since=2026-11-01"],
      ["Two", "Four"],
    ],
    [
      ["--day", "2026-11-01"],
      ["Two", "Three"],
    ],
    [["day=2026-10-31"], ["One"]],
    [["until=2026-11-01"], ["One", "Two", "Three"]],
    [["since=2026-11-01 23:59", "until=2026-11-01 23:59"], ["Three"]],
    [["until=2026-11-01T23:59:58"], ["One", "Two"]],
    [["since=2026-11-02T00:00"], ["Four"]],
  ] as const) {
    const listed = await run(["list", ...args]);
    expect([listed.code, listed.err], args.join(" ")).toEqual([0, ""]);
    expect(
      names.filter((name) => listed.out.includes(`  ${name}  `)),
      args.join(" "),
    ).toEqual(expected);
  }
  const exported = await run(["export", "format=json", "since=2026-11-01", "until=2026-11-01"]);
  expect(JSON.parse(exported.out).map(({ name }: { name: string }) => name)).toEqual(["Two", "Three"]);
  const counted = await run(["count", "--meetup", "pune", "since=2026-11-01"]);
  expect(
    counted.out
      .trim()
      .split("\n")
      .map((line) => line.split(/ {2,}/).at(-1)),
  ).toEqual(["Total", "1", "1", "2"]);
});

test("every line of a list begins with its own id, so no answer puts another person's before an address", async () => {
  const name = "Eve Pawar, College of Engineering, Pune1 2026-11-25 07:59";
  await insert(
    { name: "Asha" },
    { name, email: "eve$HOME&x@evil.example" },
    { name: "पूजा ".repeat(20) },
    { name: "א".repeat(44), email: "3@evil.example" },
  );
  // In a terminal, as with `| less`, in one that does not say how wide it is, and into a file.
  for (const terminals of [{ stdout: 80, stderr: 80 }, { stderr: 80 }, { stdout: 0 }, {}]) {
    const { out } = await run(["list"], project, terminals);
    const lines = out.trimEnd().split("\n");
    const ids = lines.map((line) => line.match(/^(Id|[ \d]\d) {2}/)?.[1]?.trim());
    expect([...new Set(ids)]).toEqual(["Id", "1", "2", "3", "4"]);
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines) expect(line.length).toBeLessThan(80);
    // As `| grep`, which shows a line alone.
    expect(lines.find((line) => line.includes("eve$HOME&x@evil.example"))).toMatch(/^ 2 {2}… /);
    expect(out.replace(/\s+/g, " ")).toContain(`${name} 2 … eve$HOME&x@evil.example`);
    // Where a line ends, an isolate does (Unicode Standard Annex 9, X8).
    const parts = lines.flatMap((line) => line.match(/[^ ]*א+[^ ]*/g) ?? []);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part).toMatch(/^\u2068א+\u2069$/);
    expect(parts.join("").match(/א/g)).toHaveLength(44);
  }
});

test("an option that npm has kept for itself is not left out without a word", async () => {
  await insert({});
  for (const npm_config_meetup of ["hyderabad", ""]) {
    const { code, err } = await run(["erase", "1", "yes"], { ...project, npm_config_meetup });
    expect([code, err]).toEqual([2, expect.stringContaining("npm has kept --meetup for itself; nothing was done.")]);
  }
  for (const name of ["npm_config_dry_run", "npm_config_message", "npm_config_before"]) {
    const { code, err } = await run(["erase", "1", "yes"], { ...project, [name]: "true" });
    expect([code, err]).toEqual([2, expect.stringContaining("for itself; nothing was done.")]);
  }
  expect(await emails()).toHaveLength(1);
});

test("a range of time is erased with the number that was shown, so nobody who registers meanwhile goes unseen", async () => {
  await insert({ email: "one@example.org" }, { email: "two@example.org" });
  const since = "since=2026-11-01";
  const shown = await run(["erase", since]);
  expect([shown.code, shown.err]).toEqual([
    0,
    expect.stringContaining("Nothing was erased. With yes=2: 2 registrations"),
  ]);
  await insert({ email: "three@example.org" });
  for (const words of [["yes=2"], ["yes"], ["--yes"], ["yes=three"], ["--yes", "--meetup=pune"]]) {
    const { code, out, err } = await run(["erase", since, ...words]);
    expect([code, err], words.join(" ")).toEqual([1, expect.stringContaining("With yes=3: 3 registrations")]);
    expect(out).toContain("three@example.org");
  }
  // Whoever keeps registering, also for an earlier day, keeps nobody from being erased.
  for (const range of [since, "until=2100-01-01"])
    expect((await run(["erase", range, "yes=2"])).err).toContain("last=… with the last id that was shown");
  for (const last of ["0", "2.5", "x", "0x2", ""])
    expect((await run(["erase", since, `last=${last}`, "yes=2"])).err).toMatch(/^last is an id/);
  expect((await run(["erase", "last=2", "yes=2"])).code).toBe(2);
  expect((await run(["erase", since, "last=2", "yes=2"])).err).toMatch(/^2 registrations erased/);
  expect(await emails()).toEqual(["three@example.org"]);
  await insert({ email: "four@example.org" }, { email: "five@example.org" });
  expect(await emails()).toHaveLength(3);
  expect((await run(["erase", since, "yes=3"])).err).toMatch(/^3 registrations erased/);
  expect(await emails()).toEqual([]);
});

test("the same person again is marked in the list, and said with the counts", async () => {
  await insert({ email: "asha@example.org", phone: "+91 98765 43210" });
  await insert({ email: "dev@example.org", phone: "22" });
  await insert({ email: "asha@work.example", phone: "98765 43210" });
  // The first that has either, as in the organisers' view.
  await insert({ email: "asha@work.example", phone: "33" });
  await insert({ email: "dev@example.org", phone: "98765 43210" });
  const { out } = await run(["list"]);
  const marks = out.split("\n").map((line) => / {2,}(Same as|\d)$/.exec(line)?.[1]);
  expect(marks).toEqual(["Same as", undefined, undefined, "1", "3", "1", undefined]);
  expect((await run(["count"])).err).toBe(
    "\n3 registrations from people who are counted already (same email or phone).\n",
  );
});

test("erase takes ids, and a range of time narrowed by a meetup", async () => {
  for (const name of ["a", "b", "c", "d", "e", "f"]) await insert({ email: `${name}@example.org`, phone: name });
  await insert({ email: "old@example.org", registration_date: "2026-03-14T12:30:00Z" }); // 18:00 in India
  await insert({ email: "pune@example.org", registration_date: "2026-03-14T12:45:00Z" });
  await insert({
    email: "hyd@example.org",
    registration_date: "2026-03-14T12:45:00Z",
    volunteer_for: "Hyderabad Meetup",
  });
  // An id may be misread: with a mere yes, too, whose it is is shown first.
  for (const [code, ...words] of [[0], [1, "yes"], [1, "yes=4"]] as const) {
    const dry = await run(["erase", "1", "3,4", "99", ...words]);
    expect([dry.code, dry.err.trim()]).toEqual([
      code,
      `Nothing was erased. With yes=3: 3 registrations in ${supabase.url}, for good.`,
    ]);
    expect(dry.out.match(/\w+@example\.org/g)).toEqual(["a@example.org", "c@example.org", "d@example.org"]);
  }
  expect(await emails()).toHaveLength(9);
  expect((await run(["erase", "1", "3,4", "99", "yes=3"])).err).toBe(`3 registrations erased from ${supabase.url}.\n`);
  const range = ["since=2026-03-14 18:00", "until=2026-03-14 18:14"];
  expect((await run(["erase", ...range])).out).toMatch(/old@example\.org(?!.*pune@)/s);
  expect((await run(["erase", ...range, "yes=1"])).code).toBe(0);
  for (const words of [
    ["--since", "2026-03-14", "--yes", "2"],
    ["meetup=pune", "yes", "2"],
    ["2", "--yes", "1"],
    ["2", "yes=", "5"],
    ["2", "--yes=", "5"],
    ["2", "--yes", "--", "5"],
    ["2", "yes=2", "5,6"],
    ["meetup=pune", "2", "yes"],
  ]) {
    const { code, err } = await run(["erase", ...words]);
    expect([code, err], words.join(" ")).toEqual([
      2,
      expect.stringMatching(/^Ids (stand alone|come before yes); .* yes=40\.$/m),
    ]);
  }
  const front = await startFront();
  const erased = await run(["erase", "day=2026-03-14", "meetup=pune", "yes=1"], {
    ...project,
    SUPABASE_URL: front.url,
  });
  expect(erased.code).toBe(0);
  // To be erased, an address need not be read.
  expect(front.requests.filter((request) => request.includes("email"))).toEqual([]);
  const left = ["b", "e", "f", "hyd"].map((name) => `${name}@example.org`);
  expect(await emails()).toEqual(left);
  const most = Array.from({ length: 500 }, (_, index) => `${99 + index}`);
  expect((await run(["erase", ...most, "--yes"])).err).toBe(`There is no registration of these in ${supabase.url}.\n`);
  expect(await emails()).toEqual(left);
});

test("erase takes every character of an address as it is", async () => {
  const addresses = ["a*b@example.org", "axb@example.org", "a%b@example.org", "a_b@example.org", "a'b@example.org"];
  for (const email of addresses) await insert({ email });
  const front = await startFront();
  for (const email of ["a*b@example.org", "a%b@example.org", "A_B@example.org", "a'b@example.org"]) {
    const { err } = await run(["erase", email, "--yes"], { ...project, SUPABASE_URL: front.url });
    expect(err, email).toMatch(/^1 registration erased/);
  }
  // It begins with digits, and is no id.
  await insert({ email: "9876@example.org" });
  expect((await run(["erase", "yes", "9876@example.org"])).err).toMatch(/^1 registration erased/);
  await insert({ email: "ravi@xn--bcher-kva.example" });
  expect((await run(["erase", "Ravi@Bücher.example", "--yes"])).err).toMatch(/^1 registration erased/);
  // A project's log keeps what is asked for.
  expect(front.requests.length).toBeGreaterThan(4);
  expect(front.requests.filter((request) => request.includes("example.org"))).toEqual([]);
  expect(await emails()).toEqual(["axb@example.org"]);
  const tooLong = await run(["erase", `${"a".repeat(250)}@b.in`, "--yes"]);
  expect([tooLong.code, tooLong.err]).toEqual([2, expect.stringContaining("254 characters at most: give ids")]);
  for (const pasted of [
    "axb@example.org\u200b",
    "\u202aaxb@example.org\u202c",
    "axb@\u001b[2Jexample.org",
    "mailto:<a@b.in>",
  ]) {
    const { code, err } = await run(["erase", pasted, "--yes"]);
    expect([code, err], pasted).toEqual([
      2,
      expect.stringMatching(/^Nobody can register with “[ -~]+”: type the address anew/),
    ]);
  }
  const ids = Array.from({ length: 300 }, (_, index) => 1000 + index).join();
  expect((await run(["erase", ids])).err).toBe(`There is no registration of these in ${supabase.url}.\n`);
});

test("a date that no calendar holds is listed, counted, exported, and erased", async () => {
  const dates = [
    ...["-infinity", "infinity", "9999-12-31T20:00:00Z", "294276-12-31T00:00:00Z", "0044-03-15T00:00:00Z BC"],
    "275760-09-13T00:00:00Z", // The last moment that JavaScript has, in London.
  ];
  for (const [index, registration_date] of dates.entries()) await insert({ phone: String(index), registration_date });
  await insert({ phone: "now", registration_date: "2026-03-14T06:00:00Z" });
  const listed = await run(["list"]);
  expect([listed.code, listed.out.trim().split("\n").length]).toEqual([0, 8]);
  expect(listed.out).toContain(" -infinity ");
  const counted = await run(["count"]);
  expect([counted.code, counted.out]).toEqual([
    0,
    expect.stringMatching(/^-infinity +1 .*^2026-03-14 +1 .*^Total +7 /ms),
  ]);
  const exported = await run(["export"]);
  expect([exported.code, exported.out]).toEqual([0, expect.stringContaining('"\'-infinity"')]);
  expect(JSON.parse((await run(["export", "format=json"])).out)[1]).toMatchObject({ registration_date: "infinity" });

  expect((await run(["prune", "yes"])).err).toMatch(/^2 registrations erased/);
  expect((await run(["erase", "since=2027-01-01", "yes=4"])).err).toMatch(/^4 registrations erased/);
  expect((await run(["list"])).out).toContain("2026-03-14 11:30");
});

test("what is invisible or turns the line round is shown as an escape, and a long answer is cut", async () => {
  await insert({ name: "Asha\u202egro.live\u2066\u200b\u{e0041}\u3164\u00ad" });
  await insert({ name: "An\ufff9no\ue000" });
  await insert({ name: "र्\u200dय" }); // A joiner that Marathi needs.
  await insert({ name: "x".repeat(200_000) });
  await insert({ name: `${"x".repeat(58)}🧑🏽!!` });
  await insert({ name: `Mallory${" ".repeat(38)}59\u3000\u00a0 2026-11-22` });
  await insert({ name: "\u2800\u{1d159}\u{16fe4}\u{13441}\u{13442}" });
  await insert({ name: `Z${"\u0335".repeat(99)}` });
  await insert({ name: "عائشہ 1" });
  const { out } = await run(["list"], project, { stdout: 500 });
  expect(out).toContain("Asha\\u{202e}gro.live\\u{2066}\\u{200b}\\u{e0041}\\u{3164}\\u{ad}");
  expect(out).toContain("An\\u{fff9}no\\u{e000}");
  expect(out).toContain("र्\u200dय");
  expect(out).toContain(`  ${"x".repeat(59)}…  `);
  expect(out).toContain(`  ${"x".repeat(58)}🧑🏽…  `);
  expect(out).toContain("  Mallory 59 2026-11-22  ");
  expect(out).toContain("  \\u{2800}\\u{1d159}\\u{16fe4}\\u{13441}\\u{13442}  ");
  expect(out).toContain(`  Z${"\u0335".repeat(8)}…${" ".repeat(60)}`);
  expect(out).toMatch(/ {2}\u2068عائشہ 1\u2069 {55}\S/);
  expect(out.length).toBeLessThan(2000);
});

test("600 registrations, more than one request names and the terminal measures, are shown, and erased in parts", async () => {
  await insert(
    ...Array.from({ length: 600 }, (_, i) => ({ phone: `x${i}.`, registration_date: "2026-03-14T06:00:00Z" })),
  );
  const dry = await run(["prune", "--older-than", "1"]);
  expect(new Set(dry.out.match(/x\d+\./g)).size).toBe(600);
  expect(dry.out.split("\n")).toHaveLength(602);

  let erasures = 0;
  const failing = await startFront((_, method) => {
    return method === "DELETE" && ++erasures > 1 ? { message: "over" } : undefined;
  });
  const bare = await run(["prune", "older-than=1", "yes"]);
  expect([bare.code, bare.err]).toEqual([
    1,
    expect.stringMatching(/Nothing was erased\. With yes=600: 600 registrations/),
  ]);
  const half = await run(["prune", "--older-than", "1", "--yes=600"], { ...project, SUPABASE_URL: failing.url });
  expect([half.code, half.err.split("\n")]).toEqual([
    1,
    [`500 registrations erased from ${failing.url}.`, `${failing.url} answered 500: over.`, ""],
  ]);
  expect((await run(["prune", "--older-than", "1", "--yes=100"])).err).toMatch(/^100 registrations erased/);
  expect(await emails()).toEqual([]);
});

test("an empty table is said, not failed at", async () => {
  for (const command of ["count", "list"]) {
    expect(await run([command])).toEqual({
      code: 0,
      out: "",
      err: `There are no registrations yet in ${supabase.url}.\n`,
    });
  }
  const csv = await run(["export"]);
  const header = COLUMNS.map((column) => `"${column}"`).join(",");
  expect(csv).toEqual({ code: 0, out: `${header}\r\n`, err: `There are no registrations yet in ${supabase.url}.\n` });
  expect((await run(["export", "--format", "json"])).out).toBe("[]\n");
  expect((await run(["list", "--meetup", "pune"])).err).toBe(`There are no such registrations in ${supabase.url}.\n`);
});

const unusable: [what: string, settings: Record<string, string>, sentence: RegExp][] = [
  ["no key", { SUPABASE_URL: supabase.url }, /^SUPABASE_SECRET_KEY is missing/],
  ["no project", { SUPABASE_SECRET_KEY: secrets.secretKey }, /^SUPABASE_URL is missing/],
  ["no settings and no local database", {}, /^There is no local database yet/],
  ["the public key", { ...project, SUPABASE_SECRET_KEY: secrets.publishableKey }, /holds the public key/],
  [
    "the public key of old",
    { ...project, SUPABASE_SECRET_KEY: `x.${Buffer.from('{"role":"anon"}').toString("base64url")}.x` },
    /holds the public key/,
  ],
  ["a key in two lines", { ...project, SUPABASE_SECRET_KEY: "sb_secret_\nwrong" }, /holds a blank or a line break/],
  ["a wrong key", { ...project, SUPABASE_SECRET_KEY: "sb_secret_wrong" }, /does not take this key \(401\)/],
  [
    "an address that is none",
    { ...project, SUPABASE_URL: "sb_secret_key" },
    /^SUPABASE_URL is no https address(?!.*sb_)/,
  ],
  [
    "a password within it",
    { ...project, SUPABASE_URL: "https://me:word@project.example" },
    /^SUPABASE_URL is no https address(?!.*word)/,
  ],
  ["a secret without a key", { SUPABASE_URL: "sb_secret_key" }, /^SUPABASE_URL is no https address(?!.*sb_)/],
  [
    "a query",
    { ...project, SUPABASE_URL: "https://project.example?key=word" },
    /^SUPABASE_URL is no https address(?!.*word)/,
  ],
  ["plain http", { ...project, SUPABASE_URL: "http://project.supabase.example" }, /is no https address/],
  ["http to what is not this machine", { ...project, SUPABASE_URL: "http://127.0.0.1.example" }, /is no https address/],
  ["a project that is gone", { ...project, SUPABASE_URL: "http://127.0.0.1:1" }, /^Nothing answers at/],
];
test.for(unusable)("%s: one clear sentence, exit code 1", async ([, settings, sentence]) => {
  const { code, out, err } = await run(["list"], settings);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(sentence);
  expect(err).not.toMatch(/\n\s+at /);
});

test("an answer that is not the database's is no empty table", async () => {
  const noTable = '{"message":"no table"}';
  for (const [status, body] of [
    [404, ""],
    [404, noTable],
    [200, "{}"],
    [522, "<h1>522</h1>"],
    [204, ""],
  ] as const) {
    const other = await startUpstream((_, response) =>
      response.writeHead(status).end(status === 204 ? undefined : body),
    );
    const { code, err } = await run(["list"], { ...project, SUPABASE_URL: other.url });
    expect(code, `${status}`).toBe(1);
    // supabase-js turns an empty 404 into a 204.
    expect(err, `${status}`).toMatch(/^http:\S+ answered \d+: .+\.$/m);
    expect(err).not.toContain("<h1>");
    expect(err.includes(": no table. Are the migrations applied?"), body).toBe(body === noTable);
  }
});

test("settings that cannot be read end a command with a sentence", async () => {
  await mkdir(join(folder, ".dev.vars"));
  const { code, err } = await run(["count"], {});
  await rm(join(folder, ".dev.vars"), { recursive: true });
  const why = ".dev.vars: EISDIR: illegal operation on a directory, read\nPut it right, and start the command again.\n";
  expect([code, err]).toEqual([1, why]);
});

test("a database that is away for long says what it says, and not that nothing answers", async () => {
  const body = '{"code":"PGRST001","message":"Database client error. Retrying the connection."}';
  const away = await startUpstream((_, response) => response.writeHead(503, { "Retry-After": "3600" }).end(body));
  const { code, err } = await run(["list"], { ...project, SUPABASE_URL: away.url });
  expect([code, err]).toEqual([1, `${away.url} answered 503: Database client error. Retrying the connection.\n`]);
});

test("a database that cannot answer with so many rows at once is asked for fewer", async () => {
  await insert(...Array.from({ length: 10 }, (_, index) => ({ email: `${index}@example.org` })));
  const listedBy = async (most: number, code: string) => {
    const weak = await startFront(({ searchParams }) => {
      return Number(searchParams.get("limit")) > most ? { code, message: "too much" } : undefined;
    });
    const listed = await run(["list"], { ...project, SUPABASE_URL: weak.url });
    return [listed.code, listed.out.match(/\d@example\.org/g)?.length, listed.err.replace(weak.url, "")];
  };
  for (const code of ["53200", "54000", "57014"]) expect(await listedBy(3, code), code).toEqual([0, 10, ""]);
  expect(await listedBy(0, "57014")).toEqual([1, undefined, " answered 500: too much.\n"]);
});

test("the local database needs no settings", async () => {
  await insert({});
  await mkdir(join(folder, ".local"), { recursive: true });
  const runAt = async (supabaseUrl: string) => {
    await writeFile(join(folder, ".local/secrets.json"), JSON.stringify({ ...secrets, supabaseUrl }));
    return run(["list"], {});
  };
  const { code, out } = await runAt(supabase.url);
  const stopped = await runAt("http://127.0.0.1:1");
  await rm(join(folder, ".local"), { recursive: true });
  expect(code).toBe(0);
  expect(out).toContain("asha@example.org");
  expect(stopped.err).toBe(
    'No project is set, so this is the local database: http://127.0.0.1:1\nNothing answers at http://127.0.0.1:1. Is "npm start" running?\n',
  );
});

test("a project that points elsewhere does not get the key sent there", async () => {
  const keys: unknown[] = [];
  const elsewhere = await startUpstream(({ headers }, response) => {
    keys.push(headers.apikey);
    response.end("[]");
  });
  const moved = await startUpstream(({ url }, response) => {
    response.writeHead(307, { Location: `${elsewhere.url.replace("127.0.0.1", "localhost")}${url}` }).end();
  });
  const { code, err } = await run(["list"], { ...project, SUPABASE_URL: moved.url });
  expect([code, err]).toEqual([1, `${moved.url} answered 307: and no rows.\n`]);
  expect(keys).toEqual([]);
});

test("address and key from two places: the command says so", async () => {
  await writeFile(join(folder, ".dev.vars"), `SUPABASE_SECRET_KEY=${secrets.secretKey}`);
  const { err } = await run(["list"], { SUPABASE_URL: supabase.url });
  await rm(join(folder, ".dev.vars"));
  expect(err).toMatch(/^SUPABASE_URL \(http:\S+\) is from the environment, SUPABASE_SECRET_KEY from \.dev\.vars\.\n/);
});

test("settings may stand in .dev.vars, which becomes its owner's alone", async () => {
  await insert({});
  const file = join(folder, ".dev.vars");
  const lines = Object.entries(project).map(([name, value]) => `${name}="${value}"`);
  await writeFile(file, lines.join("\n"));
  await chmod(file, 0o644);
  const { out } = await run(["list"], {});
  const { mode } = await stat(file);
  await rm(file);
  expect(out).toContain("asha@example.org");
  expect((mode & 0o777).toString(8)).toBe("600");
});

test.for<BufferEncoding>(["utf8", "utf16le"])(".dev.vars may begin with a byte order mark, in %s", async (encoding) => {
  await insert({});
  const lines = Object.entries(project).map(([name, value]) => `${name}=${value}`);
  await writeFile(join(folder, ".dev.vars"), `\ufeff${lines.join("\r\n")}`, encoding);
  const { out } = await run(["list"], {});
  await rm(join(folder, ".dev.vars"));
  expect(out).toContain("asha@example.org");
});

test("the environment wins over .dev.vars", async () => {
  await insert({});
  const other = "SUPABASE_URL=http://127.0.0.1:9\nSUPABASE_SECRET_KEY=sb_secret_other";
  await writeFile(join(folder, ".dev.vars"), other);
  const { out, err } = await run(["list"]);
  await rm(join(folder, ".dev.vars"));
  expect([out, err]).toEqual([expect.stringContaining("asha@example.org"), ""]);
});

test("what is not understood is exit code 2, and nothing is asked of the database", async () => {
  for (const args of [["remove"], ["constructor"], ["list", "--bom"]]) {
    const { code, out, err } = await run(args, {});
    expect([code, out], args.join(" ")).toEqual([2, ""]);
    expect(err, args.join(" ")).not.toMatch(/\n\s+at /);
  }
});

test("without a command, the commands are shown with an example each", async () => {
  const shown = await run([]);
  expect([shown.code, shown.err]).toEqual([0, ""]);
  for (const command of ["count", "list", "export", "erase", "prune"]) {
    expect(shown.out).toMatch(new RegExp(`\n {2}${command} .+\n +npm run registrations ${command}\\b`));
  }
  for (const args of [["--help"], ["help"], ["list", "--help"]]) expect(await run(args)).toEqual(shown);
});
