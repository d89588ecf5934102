import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

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
