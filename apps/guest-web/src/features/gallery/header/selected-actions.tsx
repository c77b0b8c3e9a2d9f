import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaExposure } from '@hatira/contract';
import { ExposureDialog } from '../../../shared/media/exposure/exposure-dialog';
import { useExposure } from '../../../shared/media/exposure/use-exposure';
import type { Moderation } from '../../../shared/media/exposure/use-moderation';
import { Button } from '../../../shared/ui/button/button';
import { EyeIcon, TrashIcon } from '../../../shared/ui/button/icons';
import { withoutLiveVideos } from '../../../shared/media/file/folded';
import type { Listing } from '../../../shared/media/feed/listing';
import { useBulkDownload } from '../actions/use-bulk-download';
import type { MediaActions } from '../actions/use-item-actions';
import { askScope } from '../stacks/scope/ask-scope';
import { leftBelow } from '../stacks/scope/left-below';
import { useGalleryTools } from '../tools/gallery-tools';
import { useSize } from '../tools/id-set';
import { ActionLabel } from './action-label';
import { DownloadButton, SpokenDownload } from './download-button';
import { HeartSelected } from './heart-selected';
import { MoveSelected } from './move-selected';
import { ShareSelected } from './share-selected';
import styles from './selection.module.css';

export interface SelectedActionsProps {
  listing: Listing;
  /** Undefined: the link may not delete. */
  removeSelected: MediaActions['removeSelected'] | undefined;
}

/** A download goes on when the selection is cleared. */
export function SelectedActions({
  listing,
  removeSelected,
}: SelectedActionsProps) {
  const { t } = useTranslation();
  const { selection, busy, moderation } = useGalleryTools();
  const count = useSize(selection);
  const isWorking = useSize(busy) > 0;
  const { state, start } = useBulkDownload(listing.items, selection);
  return (
    <>
      {count > 0 && (
        <div className={styles.actions}>
          <HeartSelected listing={listing} />
          <ShareSelected listing={listing} />
          <DownloadButton state={state} onStart={() => void start()} />
          {moderation && (
            <ExposeSelected listing={listing} moderation={moderation} />
          )}
          <MoveSelected />
          {removeSelected && (
            <Button
              kind="quiet"
              className={styles.action}
              aria-disabled={isWorking}
              onClick={() => void (isWorking || removeSelected())}
            >
              <TrashIcon />
              <ActionLabel
                text={t('gallery.deleteSelected')}
                brief={t('gallery.remove')}
              />
            </Button>
          )}
        </div>
      )}
      <SpokenDownload state={state} />
    </>
  );
}

interface ExposeSelectedProps {
  listing: Listing;
  moderation: Moderation;
}

/** Shows the selected files to guests, or not. */
function ExposeSelected({ listing, moderation }: ExposeSelectedProps) {
  const { t } = useTranslation();
  const { selection } = useGalleryTools();
  const { isBusy, expose } = useExposure(moderation);
  const [isOpen, setOpen] = useState(false);
  const exposeChosen = async (act: MediaExposure) => {
    const { items, isComplete } = listing;
    const chosen = withoutLiveVideos(
      items.filter(({ id }) => selection.has(id)),
      isComplete,
    );
    const below = leftBelow(selection);
    const photos = await askScope({ act, chosen, below });
    const files = new Set(selection.filesOf(photos.map(({ id }) => id)));
    if (files.size > 0)
      await expose(
        listing.items.filter(({ id }) => files.has(id)),
        act,
      );
  };
  return (
    <>
      <Button
        kind="quiet"
        className={styles.action}
        aria-disabled={isBusy}
        onClick={() => setOpen(!isBusy)}
      >
        <EyeIcon />
        <ActionLabel text={t('exposure.title')} brief={t('exposure.brief')} />
      </Button>
      {isOpen && (
        <ExposureDialog
          onClose={() => setOpen(false)}
          onChoose={(exposure) => {
            setOpen(false);
            void exposeChosen(exposure);
          }}
        />
      )}
    </>
  );
}
