import { Component, type ReactNode } from 'react';
import { ErrorPage, ErrorFallback } from './error-page.tsx';

type Props = Readonly<{ children: ReactNode; fallback?: 'page' | 'bare' }>;
type State = Readonly<{ failed: boolean }>;

/** React knows error boundaries only as classes. `bare` stands around the error page itself, should that fail too. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError = (): State => ({ failed: true });

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback === 'bare') return <ErrorFallback />;
    return <ErrorPage onRetry={() => this.setState({ failed: false })} />;
  }
}
