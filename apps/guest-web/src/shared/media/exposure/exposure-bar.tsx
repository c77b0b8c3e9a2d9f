import { useTranslation } from 'react-i18next';
import type { MediaExposure, MediaItem } from '@hatira/contract';
import { Button } from '../../ui/button/button';
import styles from './exposure-bar.module.css';
import { ACTS, useExposure } from './use-exposure';
import type { Moderation } from './use-moderation';

export { loadChoices } from '../../i18n/choices';

interface ExposureBarProps {
  item: MediaItem;
  moderation: Moderation;
  /** Asks which photos the act is for; undefined: the item alone. */
  photosFor?:
    ((act: MediaExposure) => Promise<readonly MediaItem[]>) | undefined;
}

/** A photo that guests have seen does not wait for a decision. */
const CHOICES = {
  shown: ['hidden'],
  held: ['shown', 'hidden'],
  hidden: ['shown', 'held'],
} as const;

/** Says whether guests see the item, and changes it. */
export function ExposureBar({ item, moderation, photosFor }: ExposureBarProps) {
  const { t } = useTranslation();
  const { isBusy, expose } = useExposure(moderation);
  const change = async (act: MediaExposure) => {
    const photos = photosFor ? await photosFor(act) : [item];
    if (photos.length > 0) await expose(photos, act);
  };
  const present = item.exposure ?? 'shown';
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.present}>
        {t(present === 'shown' ? 'exposure.isShown' : `gallery.${present}`)}
      </p>
      <div className={styles.acts}>
        {CHOICES[present].map((exposure) => (
          <Button
            key={exposure}
            kind="quiet"
            className={styles.act}
            aria-disabled={isBusy}
            onClick={() => void (isBusy || change(exposure))}
          >
            {t(ACTS[exposure])}
          </Button>
        ))}
      </div>
    </div>
  );
}
