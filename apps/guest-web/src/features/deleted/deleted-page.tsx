import { useTranslation } from 'react-i18next';
import { deletedPageUrl } from '@hatira/contract';
import { CouplePage } from '../../shared/media/couple-page/couple-page';
import { LinkUnknown } from '../../shared/media/wedding/link-ended';
import { LoadFailure } from '../../shared/media/wedding/load-failure';
import { Spinner } from '../../shared/ui/progress/spinner';
import { DeletedList } from './deleted-list';
import { useDeleted } from './use-deleted';

export { loadChoices } from '../../shared/i18n/choices';

/** `/camera-roll/{hash}/deleted`: the couple restores deleted files. */
export function DeletedPage() {
  const { t } = useTranslation();
  return (
    <CouplePage
      title={t('deleted.title')}
      pageOf={deletedPageUrl}
      isOpenTo={({ access, isDemo }) => access === 'full' && !isDemo}
    >
      {(hash) => <Deleted hash={hash} />}
    </CouplePage>
  );
}

function Deleted({ hash }: { hash: number }) {
  const { t } = useTranslation();
  const { loaded, error, ...calls } = useDeleted(hash);
  if (error?.status === 404) return <LinkUnknown />;
  if (error) return <LoadFailure error={error} onRetry={calls.retry} />;
  if (!loaded) return <Spinner>{t('gallery.loading')}</Spinner>;
  return <DeletedList hash={hash} {...loaded} {...calls} />;
}
