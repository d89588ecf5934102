import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  /** Shown in place of a map that failed, with the way to try again. */
  fallback: (retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a map that cannot be loaded or drawn from taking the page with it. */
export class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback, onRetry } = this.props;
    if (!this.state.failed) return children;
    return fallback(() => {
      onRetry();
      this.setState({ failed: false });
    });
  }
}
