import { Component, type ReactNode } from "react";

/** Shown if the shell itself fails in the browser, in place of Remix's own page, which shows a stack. */
export class LastErrorPage extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    // On Back: the router, which would show the previous page, is gone.
    addEventListener("popstate", () => location.reload());
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <html lang="en-IN">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Sorry, there is a problem</title>
        </head>
        <body>
          <h1>Sorry, there is a problem</h1>
          <p>
            The page could not be shown. It is not your fault; please <a href={window.location.href}>try again</a>.
          </p>
        </body>
      </html>
    );
  }
}
