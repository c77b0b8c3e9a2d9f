import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '@hatira/contract';
import { Notice } from '../../ui/dialog/notice';

/** Time to read the reason before the page goes to the homepage. */
const READING_MS = 8_000;

/**
 * An open gallery whose link was renewed or withdrawn: shows the reason, then
 * goes to the homepage as for an unknown link.
 */
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
