import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/button/icon-button';
import { ArchiveIcon } from '../../ui/button/icons';
import { useDownloads } from './downloads-context';

interface EverythingButtonProps {
  /** Icon only. */
  isCompact?: boolean;
  /** Undefined: unknown. */
  count?: number | undefined;
}

export function EverythingButton({
  isCompact = false,
  count,
}: EverythingButtonProps) {
  const { t } = useTranslation();
  const { isAsking, prepareEverything } = useDownloads();
  const start = () => void (isAsking || prepareEverything(count));
  if (isCompact) {
    return (
      <IconButton
        label={t('downloads.all')}
        aria-disabled={isAsking}
        onClick={start}
      >
        <ArchiveIcon />
      </IconButton>
    );
  }
  return (
    <Button kind="quiet" aria-disabled={isAsking} onClick={start}>
      <ArchiveIcon />
      {t('downloads.all')}
    </Button>
  );
}
