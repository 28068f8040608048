import { errorForLog, logError } from "./log.server.ts";

/** Whether the network of a request is within the rate limit. If the limiter fails, every visitor may register. */
export async function isWithinLimit(limiter: RateLimit | undefined, request: Request, reference: string) {
  const address = request.headers.get("CF-Connecting-IP");
  if (!limiter || !address) return true;
  try {
    return (await limiter.limit({ key: networkOf(address) })).success;
  } catch (error) {
    logError("rate-limit.failed", { reference, ...errorForLog(error) });
    return true;
  }
}

/** The network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address (RFC 6177). */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  // The URL parser writes each address in one form, in which "::" stands for groups of zeros.
  const { hostname } = new URL(`http://[${address}]`);
  const [start = "", end = ""] = hostname.slice(1, -1).split("::");
  const before = groupsOf(start);
  const after = groupsOf(end);
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  const groups = [...before, ...zeros, ...after];
  return groups.slice(0, 4).join(":");
}

function groupsOf(part: string): string[] {
  return part.split(":").filter(Boolean);
}
