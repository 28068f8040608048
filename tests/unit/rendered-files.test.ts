import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { frame, poster } from "../../scripts/art/hero-frame.ts";
import { icons } from "../../scripts/art/icons.ts";
import { qrCodes } from "../../scripts/art/qr-codes.ts";
import { sharedPictures } from "../../scripts/art/shared-picture.ts";

test("the hero video begins and ends with its poster", () => {
  expect(frame(0)).toBe(poster());
  expect(frame(8)).toBe(poster());
  expect(readFileSync("app/motif/hero/poster.svg", "utf8")).toBe(poster());
});

test("icons, pictures for shared links and QR codes are what npm run render:icons draws, and at most 60 kB each", () => {
  const drawn = { ...icons(), ...sharedPictures(), ...qrCodes() };
  for (const [name, content] of Object.entries(drawn)) {
    const file = readFileSync(`public/${name}`);
    expect(file.equals(Buffer.from(content)), `public/${name} is not what is drawn: npm run render:icons`).toBe(true);
    expect(file.length, name).toBeLessThanOrEqual(60_000);
  }
  expect(
    globSync("public/{og,qr}/*")
      .map((file) => file.slice("public/".length))
      .sort(),
  ).toEqual(
    Object.keys(drawn)
      .filter((name) => name.includes("/"))
      .sort(),
  );
});

test("the hero video's codecs are those that its sources name", () => {
  const source = readFileSync("app/routes/home/hero-video.tsx", "utf8");
  // Profile, constraints and level of H.264 (ISO/IEC 14496-15, 5.3.3.1); profile, level, tier and depth of AV1 (AV1-ISOBMFF, 2.3.3).
  const mp4 = readFileSync("app/motif/hero/hero.mp4");
  const avc = mp4.subarray(mp4.indexOf("avcC") + 5).toString("hex", 0, 3);
  expect(source).toContain(`video/mp4; codecs="avc1.${avc}"`);
  const webm = readFileSync("app/motif/hero/hero.webm");
  // CodecPrivate (63 A2), the size of its content in a byte, the content.
  const codec = webm.subarray(webm.indexOf("63a2", webm.indexOf("V_AV1"), "hex") + 3);
  const [marker, sequence = 0, flags = 0] = codec;
  const depth = flags & 0x40 ? "10" : "08";
  const tier = flags & 0x80 ? "H" : "M";
  expect(marker).toBe(0x81);
  const level = String(sequence & 0x1f).padStart(2, "0");
  expect(source).toContain(`video/webm; codecs="av01.${sequence >> 5}.${level}${tier}.${depth}"`);
});
