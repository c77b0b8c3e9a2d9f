import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@hatira/api-client';
import { PAGES } from '@hatira/contract';
import { Button } from '../../shared/ui/button';
import { FixedText } from '../../shared/ui/fixed-text';
import { Notice } from '../../shared/ui/notice';
import styles from './gallery-states.module.css';
import { GalleryHeader } from './header/gallery-header';

const EXAMPLE_HASH = 1_234_567_890_123_456;

/** The address holds no gallery's number: what is missing, and how it should look. */
export function NoHash() {
  const { t } = useTranslation();
  return (
    <>
      <GalleryHeader />
      <Notice title={t('admin.noHash')} text={t('gallery.noHashExample')}>
        <code className={styles.example}>{`${location.origin}${PAGES.gallery(EXAMPLE_HASH)}`}</code>
      </Notice>
    </>
  );
}

/** The gallery did not come; it can be asked for again, and is by itself where the server named a time. */
export function LoadFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation();
  const { retryAfterMs } = error;
  useEffect(() => {
    if (retryAfterMs === undefined) return undefined;
    const timer = setTimeout(onRetry, retryAfterMs);
    return () => clearTimeout(timer);
  }, [retryAfterMs, onRetry]);
  const isOffline = error.isNetworkFailure || error.isTimeout;
  return (
    <div role="alert">
      <Notice title={t('admin.error')} text={isOffline && t('admin.connectionProblem')}>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </Notice>
    </div>
  );
}

/** Nothing has been shared yet, or everything was deleted. */
export function EmptyGallery() {
  const { t } = useTranslation();
  return (
    <div className={styles.empty} role="status">
      <p className={styles.emptyTitle}>
        <FixedText fixed="No media found." fixedLanguage="en" translation={t('gallery.empty')} />
      </p>
      <p>{t('gallery.emptyHint')}</p>
    </div>
  );
}
