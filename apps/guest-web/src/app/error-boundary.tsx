import { Component, type ReactNode } from 'react';
import { CrashNotice } from './crash-notice';

/** Catches what breaks while drawing, so that a guest is left with words and a way on, not with an empty page. */
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
