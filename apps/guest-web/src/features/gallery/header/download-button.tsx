import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@hatira/contract';
import { formatLanguage } from '../../../shared/i18n/i18n';
import { Button } from '../../../shared/ui/button/button';
import { CheckIcon, DownloadIcon } from '../../../shared/ui/button/icons';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { BulkDownloadState } from '../actions/use-bulk-download';
import { ActionLabel } from './action-label';
import styles from './selection.module.css';

interface DownloadButtonProps {
  state: BulkDownloadState;
  /** Names other files than the selected ones. */
  label?: string;
  /** Instead of the look in a bar. */
  className?: string;
  onStart: () => void;
}

export function DownloadButton({
  state,
  label,
  className = styles.action,
  onStart,
}: DownloadButtonProps) {
  const { t } = useTranslation();
  const isWorking = typeof state === 'number';
  return (
    <Button
      kind="quiet"
      className={`${className} ${isWorking ? styles.working : ''}`}
      style={
        isWorking ? ({ '--percent': `${state}%` } as CSSProperties) : undefined
      }
      aria-disabled={isWorking}
      onClick={() => {
        if (!isWorking) onStart();
      }}
    >
      {state === 'complete' ? <CheckIcon /> : <DownloadIcon />}
      {state === 'idle' && label === undefined ? (
        <ActionLabel
          text={t('gallery.downloadSelected')}
          brief={t('gallery.download')}
        />
      ) : (
        <span>{(state === 'idle' && label) || downloadLabel(t, state)}</span>
      )}
    </Button>
  );
}

/** Announces start, middle and end; a toast reports failures. */
export function SpokenDownload({ state }: { state: BulkDownloadState }) {
  const { t } = useTranslation();
  const isAnnounced = typeof state === 'number' || state === 'complete';
  return (
    <VisuallyHidden role="status">
      {isAnnounced && downloadLabel(t, spokenState(state))}
    </VisuallyHidden>
  );
}

const HALF_PERCENT = 50;

function spokenState(state: BulkDownloadState): BulkDownloadState {
  if (typeof state !== 'number') return state;
  return state < HALF_PERCENT ? 0 : HALF_PERCENT;
}

function downloadLabel(
  t: ReturnType<typeof useTranslation>['t'],
  state: BulkDownloadState,
): string {
  if (state === 'idle') return t('gallery.downloadSelected');
  if (state === 'error') return t('gallery.downloadAgain');
  const percent = formatPercent(
    state === 'complete' ? 100 : state,
    formatLanguage(),
  );
  return t(
    state === 'complete' ? 'gallery.downloaded' : 'gallery.downloading',
    { percent },
  );
}
