import { Button } from '@mui/material';
import { useText } from '../../i18n/use-text';
import { EmptyState } from './empty-state';

interface Props {
  /** Undefined: the list's text. */
  title?: string;
  onRetry: () => unknown;
}

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
