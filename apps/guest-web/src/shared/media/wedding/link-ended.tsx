import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '@hatira/contract';
import { Notice } from '../../ui/dialog/notice';

/** Time to read the reason. */
const READING_MS = 8_000;

/** Shown when the link is renewed or withdrawn while the gallery is open. */
export function LinkEnded() {
  const { t } = useTranslation();
  useEffect(() => {
    const timer = setTimeout(() => location.replace(PAGES.home), READING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="alert">
      <Notice
        title={t('gallery.linkEnded')}
        text={`${t('gallery.linkEndedHint')} ${t('upload.goingHome')}`}
      />
    </div>
  );
}
