import { inflateSync } from "node:zlib";

/** Unpacks a WOFF file (https://www.w3.org/TR/WOFF/) to the OpenType file in it, which HarfBuzz reads. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(12 + 16 * count);
  // The kind of outlines and the number of tables.
  header.set(woff.subarray(4, 8));
  header.writeUInt16BE(count, 4);
  const parts = [header];
  let offset = header.length;
  for (let index = 0; index < count; index++) {
    const packedEntry = woff.subarray(44 + 20 * index);
    const entry = header.subarray(12 + 16 * index);
    const start = packedEntry.readUInt32BE(4);
    const table = woff.subarray(start, start + packedEntry.readUInt32BE(8));
    const length = packedEntry.readUInt32BE(12);
    entry.set(packedEntry.subarray(0, 4));
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(length, 12);
    // A table that does not shrink is not packed.
    parts.push(table.length < length ? inflateSync(table) : table);
    offset += length;
  }
  return Buffer.concat(parts);
}
