import { Button } from '@mui/material';
import { useText } from '../../i18n/use-text';
import { EmptyState } from './empty-state';

interface Props {
  /** What could not be read; a list where nothing is said. */
  title?: string;
  onRetry: () => unknown;
}

/** Where something could not be read: it can be tried again. */
export function UnreadState({ title, onRetry }: Props) {
  const text = useText();
  return (
    <EmptyState title={title ?? text('general.offline')}>
      <Button variant="outlined" onClick={() => void onRetry()}>
        {text('general.retry')}
      </Button>
    </EmptyState>
  );
}
