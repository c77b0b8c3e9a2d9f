import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveToEvent } from '@hatira/api-client';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import { Button } from '../../../shared/ui/button/button';
import { useToast } from '../../../shared/ui/dialog/toast';
import { CalendarIcon } from '../tools/calendar-icon';
import { useGalleryTools } from '../tools/gallery-tools';
import type { Selection } from '../tools/selection';
import styles from './selection.module.css';

const MoveDialog = lazyExtra(async () => {
  const part = await import('./move-dialog');
  await part.loadEventTexts();
  return part.MoveDialog;
});

/** The couple says to which event the selected files belong; absent without events. */
export function MoveSelected() {
  const { t } = useTranslation();
  const toast = useToast();
  const { hash, wedding, selection, canDelete } = useGalleryTools();
  const [isOpen, setOpen] = useState(false);
  const { events, isDemo } = wedding;
  if (!canDelete || isDemo || events.length === 0) return null;
  const move = (event: string | null | undefined) => {
    setOpen(false);
    moveToEvent(hash, withBelow(selection), event).then(
      () => toast({ text: t('events.moved') }),
      () => toast({ text: t('events.failed'), kind: 'error' }),
    );
  };
  return (
    <>
      <Button
        kind="quiet"
        className={styles.action}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CalendarIcon />
        <span>{t('gallery.event')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <MoveDialog
            events={events}
            onMove={move}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A burst is of one event: the photos below a tile go with it. */
function withBelow(selection: Selection): string[] {
  const ids = selection
    .ids()
    .flatMap((tile) => [tile, ...selection.below(tile).map(({ id }) => id)]);
  return [...new Set(ids)];
}
