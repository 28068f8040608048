import { errorForLog, logError } from "./log.server.ts";

/**
 * Whether the network that a request comes from is within a limit. Open when there is no limiter or it fails: an honest
 * visitor is worth more than a stopped script.
 *
 * @param reference names the request in the log.
 */
export async function isWithinLimit(
  limiter: RateLimit | undefined,
  request: Request,
  reference: string,
): Promise<boolean> {
  const address = request.headers.get("CF-Connecting-IP");
  if (!limiter || !address) return true;
  try {
    return (await limiter.limit({ key: networkOf(address) })).success;
  } catch (error) {
    logError("rate-limit.failed", { reference, ...errorForLog(error) });
    return true;
  }
}

/** The network of an address: of IPv6 the first 64 bits, which no two subscribers share (RFC 6177), else the address. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const all = [...groups, ...Array<string>(Math.max(missing, 0)).fill("0"), ...(tail?.split(":") ?? [])];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
