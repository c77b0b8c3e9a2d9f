import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '@hatira/contract';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/dialog/notice';

const READING_MS = 8_000;

/** The link was renewed or withdrawn while open. */
export function LinkEnded() {
  const { t } = useTranslation();
  return (
    <LeadingHome
      title={t('gallery.linkEnded')}
      hint={t('gallery.linkEndedHint')}
    />
  );
}

/**
 * The gallery does not exist: the server does not reveal whether a link was
 * replaced or mistyped.
 */
export function LinkUnknown() {
  const { t } = useTranslation();
  return (
    <LeadingHome
      title={t('gallery.linkUnknown')}
      hint={t('gallery.linkUnknownHint')}
    />
  );
}

/** Redirects to the homepage (specification section 8), unless the visitor stays. */
function LeadingHome({ title, hint }: { title: string; hint: string }) {
  const { t } = useTranslation();
  const [isLeading, setLeading] = useState(true);
  useEffect(() => {
    if (!isLeading) return undefined;
    const timer = setTimeout(() => location.replace(PAGES.home), READING_MS);
    return () => clearTimeout(timer);
  }, [isLeading]);
  return (
    <div role="alert">
      <Notice
        title={title}
        text={isLeading ? `${hint} ${t('upload.goingHome')}` : hint}
      >
        {isLeading && (
          <Button kind="quiet" onClick={() => setLeading(false)}>
            {t('common.cancel')}
          </Button>
        )}
      </Notice>
    </div>
  );
}
