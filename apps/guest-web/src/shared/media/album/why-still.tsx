import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlbumItem } from '@hatira/contract';
import { withJitter } from '../../lib/with-jitter';
import { stillReason } from './shown-item';
import styles from './why-still.module.css';

const PREPARING_MS = 10_000;

interface WhyStillProps {
  /** A video that is shown by its picture. */
  item: AlbumItem;
  /** Reads the album again. */
  read: () => Promise<void>;
}

/** Says why. Looks often for a video that is being prepared: somebody waits for it. */
export function WhyStill({ item, read }: WhyStillProps) {
  const { t } = useTranslation();
  const isPreparing = item.is_preparing === true;
  useEffect(() => {
    if (!isPreparing) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void read();
    };
    const timer = setInterval(look, withJitter(PREPARING_MS));
    return () => clearInterval(timer);
  }, [isPreparing, read]);
  return (
    <p className={styles.why} role="status">
      {t(stillReason(item))}
    </p>
  );
}
