import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { wallsPageUrl, type WeddingInfo } from '@hatira/contract';
import { Dialog } from '../../../shared/ui/dialog/dialog';
import { GuestLink } from './guest-link';
import { MadeAlbums } from './made-albums';
import { RelativesLinkPart } from './relatives-link';
import styles from '../../../shared/media/links/links.module.css';

export { loadChoices } from '../../../shared/i18n/choices';

interface SharePanelProps {
  hash: number;
  wedding: WeddingInfo;
  onClose: () => void;
}

/** The links that the couple passes on: to relatives, to guests, and to the screen in the hall. */
export function SharePanel({ hash, wedding, onClose }: SharePanelProps) {
  const { t } = useTranslation();
  const { names, weddingPath } = wedding;
  return (
    <Dialog isSheet title={t('viewer.share')} onClose={onClose}>
      <Part title={t('share.relatives')} hint={t('share.relativesHint')}>
        <RelativesLinkPart hash={hash} names={names} />
      </Part>
      <Part title={t('share.guests')} hint={t('share.guestsHint')}>
        <GuestLink weddingPath={weddingPath} names={names} />
      </Part>
      <Part title={t('share.tv')} hint={t('share.tvHint')}>
        <Link to={wallsPageUrl(hash)}>{t('gallery.walls')}</Link>
      </Part>
      <Part title={t('share.albums')} hint={t('share.albumsHint')}>
        <MadeAlbums hash={hash} names={names} />
      </Part>
    </Dialog>
  );
}

interface PartProps {
  title: string;
  hint: string;
  children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.hint}>{hint}</p>
      {children}
    </section>
  );
}
