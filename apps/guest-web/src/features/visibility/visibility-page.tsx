import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchVisibility } from '@hatira/api-client';
import { visibilityPageUrl } from '@hatira/contract';
import { useLoaded } from '../../shared/lib/use-loaded';
import { CouplePage } from '../../shared/media/couple-page/couple-page';
import { LinkUnknown } from '../../shared/media/wedding/link-ended';
import { LoadFailure } from '../../shared/media/wedding/load-failure';
import { Spinner } from '../../shared/ui/progress/spinner';
import { VisibilityForm } from './visibility-form';

/** `/camera-roll/{hash}/visibility`: the couple chooses what guests see. */
export function VisibilityPage() {
  const { t } = useTranslation();
  return (
    <CouplePage
      title={t('gallery.visibility')}
      pageOf={visibilityPageUrl}
      isOpenTo={({ access, isDemo }) => access === 'full' && !isDemo}
    >
      {(hash, { timeZone }) => <Choice hash={hash} timeZone={timeZone} />}
    </CouplePage>
  );
}

function Choice({ hash, timeZone }: { hash: number; timeZone: string }) {
  const { t } = useTranslation();
  const read = useCallback(
    (signal: AbortSignal) => fetchVisibility(hash, signal),
    [hash],
  );
  const { value: saved, error, retry, change } = useLoaded(read);
  if (error?.status === 404) return <LinkUnknown />;
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!saved) return <Spinner>{t('gallery.loading')}</Spinner>;
  return (
    <VisibilityForm
      hash={hash}
      timeZone={timeZone}
      saved={saved}
      onSaved={(now) => change(() => now)}
    />
  );
}
