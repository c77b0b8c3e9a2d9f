import { LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { EmptyState } from '../page/empty-state';
import { UnreadState } from '../page/unread-state';
import { useFilterValues } from './use-filter-values';

interface Props {
  /** The list's `empty` would hide filters that are still needed. */
  empty?: ReactNode;
  children: ReactNode;
}

/** The rows, or the reason that they are missing. */
export function ListBody({ empty, children }: Props) {
  const text = useText();
  const isFiltered = Object.keys(useFilterValues()).length > 0;
  const { data, error, isFetching, isPending, refetch } = useListContext();
  if (error && !data) return <UnreadState onRetry={refetch} />;
  if (isPending)
    return (
      <LinearProgress aria-label={text('general.loading')} sx={{ my: 6 }} />
    );
  if (data.length > 0) return children;
  if (isFetching)
    return (
      <LinearProgress aria-label={text('general.loading')} sx={{ my: 6 }} />
    );
  return isFiltered ? <EmptyState title={text('general.noMatch')} /> : empty;
}
