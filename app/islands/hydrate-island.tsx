import { Component, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates an island with the props in its `data-props`. If the component throws, its HTML comes back. */
export function hydrateIsland(element: HTMLElement, Island: ComponentType): void {
  const props = JSON.parse(element.dataset.props ?? "{}");
  const html = element.cloneNode(true).childNodes;
  hydrateRoot(
    element,
    <ErrorBoundary onError={() => element.replaceChildren(...html)}>
      <Island {...props} />
    </ErrorBoundary>,
  );
}

type ErrorBoundaryProps = { onError: () => void; children: ReactNode };

/** Renders nothing after an error, which React reports on the console. */
class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}
