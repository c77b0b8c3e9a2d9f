import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaKind } from '@hatira/api-client';
import { Link } from 'react-router';
import { PAGES, type WeddingInfo } from '@hatira/contract';
import { CoupleTitle } from '../../shared/media/wedding/couple-title';
import { EverythingButton } from '../../shared/media/download/everything-button';
import { ViewOnlyNote } from '../../shared/media/wedding/view-only-note';
import { PreviousIcon } from '../../shared/ui/button/icons';
import { FixedText } from '../../shared/ui/fixed-text';
import { OrderChoice } from '../../shared/media/order/order-choice-part';
import type { MediaOrder } from '../../shared/media/order/use-media-order';
import { PageCorner } from '../../shared/ui/page/page-corner';
import styles from './viewer-header.module.css';
import { KINDS } from '../../shared/media/viewer/viewer-place';

interface ViewerHeaderProps {
  hash: number;
  wedding: WeddingInfo;
  kind: MediaKind;
  order: MediaOrder;
  onKind: (kind: MediaKind) => void;
}

export function ViewerHeader({
  hash,
  wedding,
  kind,
  order,
  onKind,
}: ViewerHeaderProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <Link
          className={styles.back}
          to={PAGES.gallery(hash)}
          aria-label={t('gallery.items')}
          title={t('gallery.items')}
        >
          <PreviousIcon />
        </Link>
        <CoupleTitle wedding={wedding} isSmall />
      </div>
      <div className={styles.corner}>
        <PageCorner isCompact>
          {!wedding.isDemo && <EverythingButton isCompact />}
        </PageCorner>
      </div>
      <div
        className={styles.filter}
        role="group"
        aria-label={t('viewer.filter')}
      >
        {KINDS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.kind}
            aria-pressed={each === kind}
            onClick={() => each === kind || onKind(each)}
          >
            {t(`viewer.${each}`)}
          </button>
        ))}
        <Suspense>
          <OrderChoice order={order} />
        </Suspense>
      </div>
      {wedding.access === 'view' && <ViewOnlyNote className={styles.hint} />}
      {kind === 'videos' && (
        <p className={styles.hint}>
          <FixedText
            fixed="Videolar yüksek kaliteli oldukları için yavaş yüklenebilir."
            translation={t('viewer.slowHint')}
          />
        </p>
      )}
    </header>
  );
}
