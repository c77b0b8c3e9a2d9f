import { Button } from '@mui/material';
import { useText } from '../../i18n/use-text';
import { EmptyState } from './empty-state';

/** Where something could not be read: it can be tried again. */
export function UnreadState({ onRetry }: { onRetry: () => unknown }) {
  const text = useText();
  return (
    <EmptyState title={text('general.offline')}>
      <Button variant="outlined" onClick={() => void onRetry()}>
        {text('general.retry')}
      </Button>
    </EmptyState>
  );
}
