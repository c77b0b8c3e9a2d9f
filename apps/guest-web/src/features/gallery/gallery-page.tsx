import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { PAGES } from '@hatira/contract';
import { Spinner } from '../../shared/ui/spinner';
import { ToastProvider } from '../../shared/ui/toast';
import { parseHash } from './gallery-hash';
import { LoadFailure, NoHash } from './gallery-states';
import { OpenGallery } from './open-gallery';
import { useGallery } from './use-gallery';

/** `/camera-roll/{hash}`: all photos and videos of one wedding (specification section 2, web gallery). */
export function GalleryPage() {
  const hash = parseHash(useParams()['hash']);
  const { t } = useTranslation();
  return (
    <>
      {/* Until the names are known. */}
      <title>{t('gallery.items')}</title>
      {hash === undefined ? <NoHash /> : <GalleryOf key={hash} hash={hash} />}
    </>
  );
}

function GalleryOf({ hash }: { hash: number }) {
  const { t } = useTranslation();
  const gallery = useGallery(hash);
  const { state } = gallery;
  switch (state.status) {
    case 'loading':
      return <Spinner isPage>{t('gallery.loading')}</Spinner>;
    case 'missing':
      return <Navigate to={PAGES.home} replace />;
    case 'failed':
      return <LoadFailure error={state.error} onRetry={gallery.retry} />;
    case 'ready':
      return (
        <ToastProvider>
          <OpenGallery gallery={gallery} wedding={state.wedding} items={state.items} />
        </ToastProvider>
      );
  }
}
