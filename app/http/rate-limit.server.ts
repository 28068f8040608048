import { errorForLog, logError } from "./log.server.ts";

/** Whether the network of a request is within the rate limit; true if the limiter fails, so that no visitor is lost. */
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

/** An IPv4 address, or the first 64 bits of an IPv6 address, which belong to one subscriber (RFC 6177). */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  // The URL parser normalises an IPv6 address.
  const [head = "", tail = ""] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = 8 - groups.length - tail.split(":").filter(Boolean).length;
  return [...groups, ...Array(missing).fill("0"), ...tail.split(":")].slice(0, 4).join(":");
}
