import { LinearProgress } from '@mui/material';
import { useText } from '../../i18n/use-text';
import { UnreadState } from './unread-state';

interface ReadStateProps {
  read: { data: unknown; error: unknown; refetch: () => unknown };
  /** Says what could not be read. */
  unread: string;
}

/** Says before the first answer that a page loads, or that it failed, with a way to try again. */
export function ReadState({
  read: { data, error, refetch },
  unread,
}: ReadStateProps) {
  const text = useText();
  if (data !== undefined) return null;
  return error ? (
    <UnreadState title={unread} onRetry={refetch} />
  ) : (
    <LinearProgress aria-label={text('general.loading')} />
  );
}
