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
  const compressed = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const zeros = "0:".repeat(8 - groupsOf(compressed).length);
  const groups = groupsOf(compressed.replace("::", `:${zeros}`));
  return groups.slice(0, 4).join(":");
}

function groupsOf(address: string): string[] {
  return address.split(":").filter(Boolean);
}
