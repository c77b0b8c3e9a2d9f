import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchEvents } from '@hatira/api-client';
import { eventsPageUrl } from '@hatira/contract';
import { useLoaded } from '../../shared/lib/use-loaded';
import {
  CouplePage,
  PageHint,
} from '../../shared/media/couple-page/couple-page';
import { LinkUnknown } from '../../shared/media/wedding/link-ended';
import { LoadFailure } from '../../shared/media/wedding/load-failure';
import { Spinner } from '../../shared/ui/progress/spinner';
import { EventList } from './event-list';

/** `/camera-roll/{hash}/events`: the couple names the events of its wedding. */
export function EventsPage() {
  const { t } = useTranslation();
  return (
    <CouplePage
      title={t('events.title')}
      pageOf={eventsPageUrl}
      isOpenTo={({ access, isDemo }) => access === 'full' && !isDemo}
    >
      {(hash) => (
        <>
          <PageHint>{t('events.hint')}</PageHint>
          <Events hash={hash} />
        </>
      )}
    </CouplePage>
  );
}

function Events({ hash }: { hash: number }) {
  const { t } = useTranslation();
  const read = useCallback(
    (signal: AbortSignal) => fetchEvents(hash, signal),
    [hash],
  );
  const { value, error, retry, change } = useLoaded(read);
  if (error?.status === 404) return <LinkUnknown />;
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!value) return <Spinner>{t('gallery.loading')}</Spinner>;
  return <EventList hash={hash} events={value} onChange={change} />;
}
