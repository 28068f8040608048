/** Uses the tab's `sessionStorage`; where the browser refuses it, or what is in it cannot be read, nothing happens. */
export function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    // Refused, full or invalid.
  }
}
