import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Listing } from '../../../shared/media/feed/listing';
import { FavouritesCount } from '../../../shared/media/marks/favourites-count';
import { HeartIcon } from '../../../shared/media/marks/heart-icon';
import { useMarks } from '../../../shared/media/marks/marks-context';
import { useGalleryTools } from '../tools/gallery-tools';
import styles from './gallery-menu.module.css';

interface MenuGroupProps {
  title?: string;
  children: ReactNode;
}

export function MenuGroup({ title, children }: MenuGroupProps) {
  return (
    <section className={styles.group} aria-label={title}>
      {title !== undefined && <h3 className={styles.title}>{title}</h3>}
      {children}
    </section>
  );
}

interface MenuRowProps {
  /** Beside the choice, which has a name of its own. */
  label: string;
  children: ReactNode;
}

/** A row with a choice. */
export function MenuRow({ label, children }: MenuRowProps) {
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

interface MenuButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ReactNode;
}

export function MenuButton({ icon, children, ...rest }: MenuButtonProps) {
  return (
    <button type="button" className={styles.row} {...rest}>
      {icon}
      <span className={styles.text}>{children}</span>
    </button>
  );
}

interface MenuLinkProps {
  to: string;
  icon: ReactNode;
  children: ReactNode;
}

export function MenuLink({ to, icon, children }: MenuLinkProps) {
  return (
    <Link className={styles.row} to={to}>
      {icon}
      <span className={styles.text}>{children}</span>
    </Link>
  );
}

interface CullRowProps {
  /** The listing without the filter. */
  whole: Listing;
  listing: Listing;
  onCull: () => void;
}

/** Opens the culling of the listed items, once all are loaded. */
export function CullRow({ whole, listing, onCull }: CullRowProps) {
  const { t } = useTranslation();
  const { canDelete } = useGalleryTools();
  const marks = useMarks();
  if (!marks || !canDelete) return null;
  const isReady = listing.isComplete && listing.items.length > 0;
  return (
    <MenuButton
      icon={<HeartIcon isGiven={false} />}
      aria-disabled={!isReady}
      onClick={() => isReady && onCull()}
    >
      {t('cull.title')} <FavouritesCount whole={whole} />
    </MenuButton>
  );
}
