import { Component, type ComponentType, type ReactNode } from 'react';

type Props = Readonly<{ children: ReactNode; fallback: ComponentType<{ onRetry: () => void }> }>;
type State = Readonly<{ failed: boolean }>;

/** React supports error boundaries only as classes. An error inside shows `fallback`, which may retry. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError = (): State => ({ failed: true });

  override render() {
    const { children, fallback: Fallback } = this.props;
    return this.state.failed ? <Fallback onRetry={() => this.setState({ failed: false })} /> : children;
  }
}
