/** What the user agents of browsers inside apps contain, in which Google refuses sign-in. */
const EMBEDDED_BROWSER = /FBAN|FBAV|Instagram|Snapchat|\bLine\/|; wv\)|(iPhone|iPad).*AppleWebKit(?!.*Safari)/;

/** Whether a user agent is that of a browser inside an app. */
export function isEmbeddedBrowser(userAgent: string): boolean {
  return EMBEDDED_BROWSER.test(userAgent);
}
