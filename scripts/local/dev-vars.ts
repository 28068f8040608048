import { chmodSync, existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

const FILE = ".dev.vars";

/**
 * The variables of `.dev.vars`; none if there is no such file. As it may hold the key that reads every registration, it
 * is made its owner's alone (600): copied from the example, everybody on the machine may read it.
 */
export function devVars(): Record<string, string | undefined> {
  if (!existsSync(FILE)) return {};
  try {
    chmodSync(FILE, 0o600);
  } catch {
    // Somebody else's, or on a file system without modes.
  }
  const bytes = readFileSync(FILE);
  // As Windows PowerShell writes it; of UTF-8, too, the decoder drops a byte order mark.
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return parseEnv(new TextDecoder(isUtf16 ? "utf-16le" : "utf-8").decode(bytes));
}
