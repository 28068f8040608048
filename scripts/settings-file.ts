/** What wrangler says of a line. */
type Located = { location?: { line?: number; column?: number } };

/**
 * Reads a file that maintainers write. If it cannot be read, the process ends with what is wrong, and exit code 1.
 *
 * @param file as it is to be named.
 * @param read throws what is wrong with it.
 */
export function readSettingsFile<Settings>(file: string, read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    const { message, location } = error as Error & Located;
    const where = location?.line ? `, line ${location.line}, column ${location.column}` : "";
    console.error(`${file}${where}: ${message.trim()}\nPut it right, and start the command again.`);
    return process.exit(1);
  }
}
