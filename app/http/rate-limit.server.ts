import { errorForLog, logError } from "./log.server.ts";

/**
 * Whether the network of a request is within the rate limit. Fails open: an honest visitor is worth more than a stopped
 * script.
 *
 * @param reference names the request in the log.
 * @param times for how many requests it counts.
 */
export async function isWithinLimit(
  limiter: RateLimit | undefined,
  request: Request,
  reference: string,
  times = 1,
): Promise<boolean> {
  const address = request.headers.get("CF-Connecting-IP");
  if (!limiter || !address) return true;
  try {
    const key = networkOf(address);
    for (let counted = 0; counted < times; counted++) if (!(await limiter.limit({ key })).success) return false;
    return true;
  } catch (error) {
    logError("rate-limit.failed", { reference, ...errorForLog(error) });
    return true;
  }
}

/**
 * The network of an address: the first 64 bits of an IPv6 address, which no two subscribers share (RFC 6177), or the
 * whole IPv4 address.
 */
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
