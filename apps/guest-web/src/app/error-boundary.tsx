import { Component, type ReactNode } from 'react';
import { CrashNotice } from './crash-notice';

/**
 * Catches render errors, so that a guest sees a message and a link instead of
 * an empty page.
 */
export class ErrorBoundary extends Component<
  { children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <CrashNotice /> : this.props.children;
  }
}
