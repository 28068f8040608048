import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commonSite } from "../support/site.ts";

const site = await commonSite();

test.for(["mp4", "webm"])(
  "a part of the %s is answered as RFC 9110 has it: Safari plays no video without",
  async (type) => {
    const [name = ""] = globSync(`*.${type}`, { cwd: "build/client/assets" });
    const whole = readFileSync(`build/client/assets/${name}`);
    const { length } = whole;
    const ask = async (Range: string, headers: Record<string, string> = {}, method = "GET") => {
      const response = await fetch(`${site.url}/assets/${name}`, { method, headers: { Range, ...headers } });
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    };
    const parts = [
      ["bytes=0-1", 0, 1],
      ["bytes=2-", 2, length - 1],
      ["bytes=5-999999999", 5, length - 1],
      ["bytes=-5", length - 5, length - 1],
      ["bytes=-999999999", 0, length - 1],
    ] as const;
    for (const [range, first, last] of parts) {
      const { response, body } = await ask(range);
      expect([response.status, response.headers.get("Content-Range")], range).toEqual([
        206,
        `bytes ${first}-${last}/${length}`,
      ]);
      expect(body.equals(whole.subarray(first, last + 1)), range).toBe(true);
      expect(response.headers.get("Content-Type")).toBe(`video/${type}`);
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    }
    for (const range of ["bytes=999999999-", "bytes=5-2", "bytes=-0"]) {
      const { response } = await ask(range);
      expect([response.status, response.headers.get("Content-Range")], range).toEqual([416, `bytes */${length}`]);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
    for (const range of ["", "bytes=-", "bytes=a-b", "bytes=0-1,4-5", "lines=0-1"]) {
      const { response, body } = await ask(range);
      expect([response.status, response.headers.get("Accept-Ranges"), body.equals(whole)], range).toEqual([
        200,
        "bytes",
        true,
      ]);
    }
    const { response } = await ask("bytes=0-1", {}, "HEAD");
    const ETag = response.headers.get("ETag") ?? "";
    expect(response.status).toBe(200);
    expect((await ask("bytes=0-1", { "If-Range": ETag })).response.status).toBe(206);
    expect((await ask("bytes=0-1", { "If-Range": '"another"' })).response.status).toBe(200);
    expect((await ask("bytes=0-1", { "If-None-Match": ETag })).response.status).toBe(304);
    expect((await fetch(`${site.url}/assets/gone.${type}`)).status).toBe(404);
  },
);
