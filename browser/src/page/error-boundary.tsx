import { Component, type ComponentType, type ReactNode } from 'react';

type Props = Readonly<{ children: ReactNode; fallback: ComponentType<{ fault: unknown; onRetry: () => void }> }>;
type State = Readonly<{ failed: false } | { failed: true; fault: unknown }>;

/** React supports error boundaries only as classes. An error inside shows `fallback`, which may retry. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError = (fault: unknown): State => ({ failed: true, fault });

  override render() {
    const { children, fallback: Fallback } = this.props;
    const { state } = this;
    return state.failed ? <Fallback fault={state.fault} onRetry={() => this.setState({ failed: false })} /> : children;
  }
}
