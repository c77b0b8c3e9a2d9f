import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { PAGES, type WeddingInfo } from '@hatira/contract';
import { PreviousIcon } from '../../ui/button/icons';
import { ToastProvider } from '../../ui/dialog/toast';
import { PageCorner } from '../../ui/page/page-corner';
import { Spinner } from '../../ui/progress/spinner';
import { parseHash } from '../wedding/gallery-hash';
import { LinkUnknown } from '../wedding/link-ended';
import { LoadFailure } from '../wedding/load-failure';
import { NoHash } from '../wedding/no-hash';
import { useWedding } from '../wedding/use-wedding';
import { ViewOnlyNote } from '../wedding/view-only-note';
import styles from './couple-page.module.css';

interface CouplePageProps {
  title: string;
  /** The page's address. */
  pageOf: (hash: number) => string;
  /** Of the couple's link; others see a note. */
  isOpenTo: (wedding: WeddingInfo) => boolean;
  children: (hash: number, wedding: WeddingInfo) => ReactNode;
}

/** A page beside the gallery that only the couple uses. */
export function CouplePage({ pageOf, ...page }: CouplePageProps) {
  const hash = parseHash(useParams()['hash']);
  return hash === undefined ? (
    <NoHash pageOf={pageOf} />
  ) : (
    <PageOf key={hash} hash={hash} {...page} />
  );
}

function PageOf({
  hash,
  title,
  isOpenTo,
  children,
}: Omit<CouplePageProps, 'pageOf'> & { hash: number }) {
  const { t } = useTranslation();
  const { wedding, error, retry } = useWedding(hash);
  if (error?.status === 404) return <LinkUnknown />;
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!wedding) return <Spinner isPage>{t('gallery.loading')}</Spinner>;
  return (
    <ToastProvider>
      <title>{`${title} · ${wedding.names.join(' & ')}`}</title>
      <header className={styles.header}>
        <PageCorner />
        <Link className={styles.back} to={PAGES.gallery(hash)}>
          <PreviousIcon />
          {t('deleted.back')}
        </Link>
        <h1 className={styles.title}>{title}</h1>
      </header>
      <main className={styles.main}>
        {isOpenTo(wedding) ? children(hash, wedding) : <ViewOnlyNote />}
      </main>
    </ToastProvider>
  );
}

interface PageHintProps {
  children: string;
  /** `status`: its changes are announced. */
  role?: 'status';
}

/** Explains the page, above its contents. */
export function PageHint({ children, role }: PageHintProps) {
  return (
    <p className={styles.hint} role={role}>
      {children}
    </p>
  );
}
