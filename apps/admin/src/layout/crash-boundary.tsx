import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/use-text';
import { EmptyState } from '../ui/page/empty-state';

/** Keeps the panel usable when a page fails to render. */
export class CrashBoundary extends Component<
  { children: ReactNode },
  { hasCrashed: boolean }
> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashNotice /> : this.props.children;
  }
}

function CrashNotice() {
  const text = useText();
  return (
    <div role="alert">
      <EmptyState
        title={text('general.crash')}
        help={text('general.crashHelp')}
      >
        <Button variant="contained" onClick={() => location.reload()}>
          {text('general.reload')}
        </Button>
      </EmptyState>
    </div>
  );
}
