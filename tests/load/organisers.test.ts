import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { spawnRegistrations, startOrganiser } from "../support/organiser.ts";

const ROWS = 200_000;
const LONG_ROWS = 600;
const MEGABYTES = 300;
const { db, folder, project } = await startOrganiser();

/** Runs a command, and measures how much memory its process used at most. */
async function measured(...args: string[]) {
  const watch = `let most = 0;
    setInterval(() => { most = Math.max(most, process.memoryUsage.rss()); }, 10).unref();
    process.on("exit", () => console.error("bytes", most));`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(watch)}`;
  const { code, out, err } = await spawnRegistrations(folder, args, { ...project, INIT_CWD: folder, NODE_OPTIONS });
  const megabytes = Number(/^bytes (\d+)$/m.exec(err)?.[1]) / 1e6;
  console.log(`${args.join(" ")}: ${megabytes.toFixed(0)} MB`);
  return { code, out, err, megabytes };
}

test(`${ROWS} registrations, ${LONG_ROWS} of them as long as the form takes: every command, in less than ${MEGABYTES} MB`, async () => {
  await db.query(`
    insert into public.registrationns (name, email, phone, designation, company, volunteer_for, community_experience,
      super_power, dev_experience, expectations, registration_date)
    select 'Volunteer ' || i, 'v' || i || '@example.org', '+91 ' || 9000000000 + i, 'Student', 'College', 'Pune Meetup', '', '',
      '', case when i <= 400 or i % 1000 = 500 then repeat('x', 250000) else 'To meet people who care about safety online.' end,
      '2026-03-14T06:00:00Z'::timestamptz + i * interval '1 second'
    from generate_series(1, ${ROWS}) as i`);

  const counted = await measured("count");
  expect(counted.out).toMatch(new RegExp(`^Total +${ROWS} `, "m"));
  const listed = await measured("list");
  // A row may go on below.
  expect(listed.out.match(/^ *\d+ {2}(?!…)/gm)).toHaveLength(ROWS);
  const exported = await measured("export", "output=all.csv");
  expect(exported.err).toMatch(/^2,00,000 registrations exported/);
  const lines = (await readFile(join(folder, "all.csv"), "utf8")).split("\r\n");
  expect(lines).toHaveLength(ROWS + 2);
  const dry = await measured("erase", "since=2026-03-14");
  expect(dry.err).toContain("With yes=200000: 2,00,000 registrations");
  const erased = await measured("erase", "since=2026-03-14", "yes=200000");
  expect(erased.err).toMatch(/^2,00,000 registrations erased/);
  for (const { code, megabytes } of [counted, listed, exported, dry, erased]) {
    expect(code).toBe(0);
    expect(megabytes).toBeLessThan(MEGABYTES);
  }
  expect((await db.query("select 1 from public.registrationns")).rows).toEqual([]);
});
