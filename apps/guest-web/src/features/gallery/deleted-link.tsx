import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasDeleted } from '@hatira/api-client';
import {
  cardsPageUrl,
  deletedPageUrl,
  visibilityPageUrl,
  wallsPageUrl,
  type WeddingInfo,
} from '@hatira/contract';
import { loadChoices } from '../../shared/i18n/choices';
import type { Listing } from '../../shared/media/feed/listing';
import styles from './open-gallery.module.css';

export interface DeletedLinkProps {
  hash: number;
  wedding: WeddingInfo;
  listing: Listing;
}

/** With its texts. */
export async function openDeletedLink(): Promise<typeof DeletedLink> {
  await loadChoices();
  return DeletedLink;
}

/**
 * Leads the couple to its cards, its walls, its choice of what guests see, and
 * to its deleted files where some are.
 */
export function DeletedLink({ hash, wedding, listing }: DeletedLinkProps) {
  const { t } = useTranslation();
  const [isThere, setIsThere] = useState(false);
  const isAsked =
    wedding.access === 'full' && !wedding.isDemo && listing.isComplete;
  // A deletion changes it.
  const count = listing.items.length;
  useEffect(() => {
    if (!isAsked) return undefined;
    const abort = new AbortController();
    hasDeleted(hash, abort.signal).then(setIsThere, () => undefined);
    return () => abort.abort();
  }, [hash, isAsked, count]);
  if (wedding.access !== 'full') return null;
  return (
    <p className={styles.deleted}>
      <Link to={cardsPageUrl(hash)}>{t('gallery.cards')}</Link>
      {!wedding.isDemo && (
        <>
          <Link to={visibilityPageUrl(hash)}>{t('gallery.visibility')}</Link>
          <Link to={wallsPageUrl(hash)}>{t('gallery.walls')}</Link>
        </>
      )}
      {isThere && <Link to={deletedPageUrl(hash)}>{t('deleted.title')}</Link>}
    </p>
  );
}
