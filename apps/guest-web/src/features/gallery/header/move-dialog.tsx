import { useTranslation } from 'react-i18next';
import { eventName, formatDay, type WeddingEvent } from '@hatira/contract';
import { currentLanguage, formatLanguage } from '../../../shared/i18n/i18n';
import { Button } from '../../../shared/ui/button/button';
import { Dialog } from '../../../shared/ui/dialog/dialog';
import styles from './move-dialog.module.css';

export { loadEventTexts } from '../../../shared/i18n/event-texts';

interface MoveDialogProps {
  events: readonly WeddingEvent[];
  /** Takes an id; null: no event; undefined: the event of the moment. */
  onMove: (event: string | null | undefined) => void;
  onClose: () => void;
}

/** Asks to which event files belong. */
export function MoveDialog({ events, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isSheet title={t('events.belongsTo')} onClose={onClose}>
      <div className={styles.choices}>
        {events.map((event) => (
          <Button
            key={event.id}
            kind="quiet"
            className={styles.event}
            onClick={() => onMove(event.id)}
          >
            <span className={styles.name} dir="auto">
              {eventName(event, currentLanguage())}
            </span>
            <span className={styles.day}>
              {formatDay(new Date(event.date), formatLanguage(), 'UTC')}
            </span>
          </Button>
        ))}
        <Button kind="text" onClick={() => onMove(undefined)}>
          {t('events.byMoment')}
        </Button>
        <Button kind="text" onClick={() => onMove(null)}>
          {t('events.noEvent')}
        </Button>
      </div>
    </Dialog>
  );
}
