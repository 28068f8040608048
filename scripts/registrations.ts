// npm run registrations: the organisers' access to the volunteer registrations. It needs the secret key.
import { run } from "./registrations/run.ts";

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
  // The reader of a pipe has closed it.
  process.exit(0);
}
