import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Shown instead of a part that failed; `retry` renders the part once more. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a part of the page that cannot be loaded or drawn, as a map or a chart, from taking the page with it. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children;
  }
}
