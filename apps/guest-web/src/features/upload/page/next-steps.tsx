import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button/button';
import { AddMore } from '../chooser/add-more';
import type { OwnUploads, OwnUploadsProps } from '../mine/dialog/own-uploads';
import type { Uploads } from '../session/use-uploads';
import styles from './next-steps.module.css';

interface NextStepsProps extends Pick<OwnUploadsProps, 'onRemoved'> {
  uploads: Uploads;
  /** The page's foot, which is always seen; null until it is there. */
  foot: HTMLElement | null;
  /** This phone has sent files, now or earlier. */
  hasSent: boolean;
  hasAlbum: boolean;
}

/** The guest's next steps, one quiet row in the foot, which covers no part of the page. */
export function NextSteps({
  uploads,
  onRemoved,
  foot,
  hasSent,
  hasAlbum,
}: NextStepsProps) {
  const { items, isUploading } = uploads.snapshot;
  // The list may be open while its last file goes: it stays where it is.
  const hasChosen = useEver(items.length > 0);
  const hasList = useEver(hasSent);
  const steps = (
    <div className={styles.steps}>
      {hasChosen && <AddMore uploads={uploads} />}
      {hasList && <OwnUploadsButton onRemoved={onRemoved} />}
      {hasAlbum && hasChosen && !isUploading && <AlbumButton />}
    </div>
  );
  return foot ? createPortal(steps, foot) : null;
}

/** Remembers that a condition was true once. */
function useEver(isTrue: boolean): boolean {
  const [wasTrue, setTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setTrue(true);
  return isTrue || wasTrue;
}

function AlbumButton() {
  const { t } = useTranslation();
  const show = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document
      .getElementById('album-title')
      ?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  };
  return (
    <Button kind="text" onClick={show}>
      {t('upload.seeAlbum')}
    </Button>
  );
}

interface Opening {
  /** The open list, whose code comes with the first tap. */
  List?: typeof OwnUploads;
  hasFailed?: boolean;
}

function OwnUploadsButton({ onRemoved }: Pick<OwnUploadsProps, 'onRemoved'>) {
  const { t } = useTranslation();
  const [{ List, hasFailed }, show] = useState<Opening>({});
  const open = () => {
    show({});
    import('../mine/dialog/load-own-uploads')
      .then(({ loadOwnUploads }) => loadOwnUploads())
      .then(
        (loaded) => show({ List: loaded }),
        () => show({ hasFailed: true }),
      );
  };
  return (
    <>
      <Button kind="text" onClick={open}>
        {t('upload.mine.open')}
      </Button>
      <p role="status" className={styles.failed}>
        {hasFailed && t('upload.mine.unavailable')}
      </p>
      {List && <List onClose={() => show({})} onRemoved={onRemoved} />}
    </>
  );
}
