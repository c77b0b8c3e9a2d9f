import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Ornament } from '../../shared/ui/ornament';
import styles from './celebration.module.css';

/** How long it stays (specification section 9). */
const CELEBRATION_MS = 4_000;

let hasCelebrated = false;

/** Once per page load, when there is something to celebrate. */
export function Celebration({ count }: { count: number }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(!hasCelebrated);

  useEffect(() => {
    hasCelebrated = true;
    const timer = setTimeout(() => setIsOpen(false), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isOpen) return null;
  const close = () => setIsOpen(false);
  return (
    <Dialog title={t('gallery.celebration.title')} onClose={close} isCentred>
      <div className={styles.celebration}>
        <Ornament />
        <p className={styles.subtitle}>{t('gallery.celebration.subtitle')}</p>
        <p>{t('gallery.celebration.message', { count })}</p>
        <p className={styles.loading}>{t('gallery.celebration.loading')}</p>
        <Button kind="quiet" onClick={close}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}
