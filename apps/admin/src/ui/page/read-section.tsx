import { LinearProgress } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { Section } from './section';
import { UnreadState } from './unread-state';

interface Props<Data> {
  title: string;
  read: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A section with its own query: shows progress, an error with a retry, or the data. */
export function ReadSection<Data>({ title, read, children }: Props<Data>) {
  const text = useText();
  const { data, error, refetch } = read;
  return (
    <Section title={title}>
      {data !== undefined && children(data)}
      {data === undefined && error && (
        <UnreadState title={text('general.unread')} onRetry={refetch} />
      )}
      {data === undefined && !error && (
        <LinearProgress aria-label={text('general.loading')} />
      )}
    </Section>
  );
}
