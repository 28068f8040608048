/** What wrangler says of a line. */
type Located = { location?: { line?: number; column?: number } };

/** A file that maintainers write cannot be read; the message says where and why, and what to do. */
export class SettingsFileError extends Error {}

/**
 * Reads a file that maintainers write.
 *
 * @param file as it is to be named.
 * @param read throws what is wrong with it.
 * @throws SettingsFileError
 */
export function readSettingsFile<Settings>(file: string, read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    const { message, location } = error as Error & Located;
    const where = location?.line ? `, line ${location.line}, column ${location.column}` : "";
    throw new SettingsFileError(`${file}${where}: ${message.trim()}\nPut it right, and start the command again.`);
  }
}

/** `readSettingsFile` for a command: instead of throwing, it ends the process with the sentence, and exit code 1. */
export function requireSettingsFile<Settings>(file: string, read: () => Settings): Settings {
  try {
    return readSettingsFile(file, read);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}
