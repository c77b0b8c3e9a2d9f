import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { ArchiveIcon } from '../../ui/icons';
import { useDownloads } from './downloads-context';

/** The whole wedding, one click away; compact, the sign alone. */
export function EverythingButton({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation();
  const { isAsking, prepareEverything } = useDownloads();
  const start = () => void (isAsking || prepareEverything());
  if (isCompact) {
    return (
      <IconButton label={t('downloads.all')} aria-disabled={isAsking} onClick={start}>
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
