import type { Location } from "@remix-run/react";
import { Component, type ReactNode } from "react";

type Props = { location: Location; children: ReactNode };
type State = { location: Location; failed: boolean };

/**
 * What shows where the shell itself fails in the browser, until the visitor goes elsewhere; in the place of Remix's own,
 * which shows a stack.
 */
export class RemixErrorBoundary extends Component<Props, State> {
  override state: State = { location: this.props.location, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, failed: false };
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
