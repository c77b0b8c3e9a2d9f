import { useTranslation } from 'react-i18next';
import type { MediaExposure } from '@hatira/contract';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import styles from './exposure-dialog.module.css';
import { ACTS, EXPOSURES } from './use-exposure';

interface ExposureDialogProps {
  onChoose: (exposure: MediaExposure) => void;
  onClose: () => void;
}

/** Asks for the exposure of several items. */
export function ExposureDialog({ onChoose, onClose }: ExposureDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('exposure.title')} onClose={onClose}>
      <div className={styles.choices}>
        {EXPOSURES.map((exposure) => (
          <Button
            key={exposure}
            kind={exposure === 'shown' ? 'main' : 'quiet'}
            onClick={() => onChoose(exposure)}
          >
            {t(ACTS[exposure])}
          </Button>
        ))}
        <Button kind="text" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
