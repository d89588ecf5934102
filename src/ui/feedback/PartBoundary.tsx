import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Replaces the failed part, by default with nothing; `retry` renders the part again. */
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Contains a failure of one part of the page, such as a map or a chart, so that the rest of the page stays. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback?.(() => this.setState({ failed: false })) : children;
  }
}
