import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** README, "The rooms": whoever stands in a line may import from those below it. */
const ranks = [
  ["routes"],
  ["shell"],
  ["registration", "sign-in"],
  ["account", "upkeep"],
  ["toast", "content"],
  ["ui", "remix"],
  ["motif", "http"],
];
const rooms = ranks.flat();
const rankOf = (room: string) => ranks.findIndex((rank) => rank.includes(room));

test("every room is in the list", () => {
  const folders = globSync("app/*/", { exclude: ["app/styles"] }).map((folder) => folder.split("/")[1]);
  expect(folders.sort()).toEqual([...rooms].sort());
});

test("an import against the direction fails the lint, and no other does; so do console.log and what Biome recommends", () => {
  const parent = mkdtempSync(join(tmpdir(), "imports-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  // As a container has it.
  const folder = join(parent, "app");
  mkdirSync(join(folder, "app"), { recursive: true });
  mkdirSync(join(folder, "tests"));
  writeFileSync(join(folder, "tests/any.ts"), 'export { thing } from "../app/ui/thing.ts";\n');
  for (const file of ["biome.json", "app/rooms.grit", ".gitignore"]) copyFileSync(file, join(folder, file));
  const wrong: string[] = [];
  for (const room of rooms) {
    mkdirSync(join(folder, "app", room), { recursive: true });
    const imports = [
      ...rooms.map((other) => [other, `#app/${other}/thing.ts`, rankOf(other) <= rankOf(room)] as const),
      ...rooms.map((other) => [`relative-${other}`, `../${other}/thing.ts`, true] as const),
      ["own", "./thing.ts", false] as const,
      ["root", "#app/root.tsx", true] as const,
      ["table", "#app/routes.ts", true] as const,
      ["style", "#app/styles/tailwind.css?url", true] as const,
      ["context", "../../load-context.ts", false] as const,
    ];
    for (const [name, address, isWrong] of imports) {
      const file = `app/${room}/${name}.ts`;
      writeFileSync(join(folder, file), `import { thing } from "${address}";\n\nexport const other = thing;\n`);
      if (isWrong) wrong.push(file);
    }
  }
  for (const [file, code] of [
    ["app/ui/equal.ts", "export const isOne = (value: unknown) => value == 1;\n"],
    ["app/ui/log.ts", "console.log();\n"],
  ] as const) {
    writeFileSync(join(folder, file), code);
    wrong.push(file);
  }
  const biome = join(process.cwd(), "node_modules/@biomejs/biome/bin/biome");
  const words = ["lint", "--reporter=json", "--max-diagnostics=none"];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...words], { cwd: folder, encoding: "utf8" });
  const found = JSON.parse(stdout || `{"diagnostics":[],"stderr":${JSON.stringify(stderr)}}`);
  expect(found.diagnostics.map(({ location }: { location: { path: string } }) => location.path).sort()).toEqual(
    wrong.sort(),
  );
});
