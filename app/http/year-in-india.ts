/** The year in India, which is UTC+05:30 all year round. */
export function yearInIndia(now: Date): number {
  return new Date(now.getTime() + 5.5 * 60 * 60 * 1000).getUTCFullYear();
}
