import { useTranslation } from 'react-i18next';
import { formatPercent } from '@hatira/contract';
import { formatLanguage } from '../../../i18n/i18n';
import { Button } from '../../../ui/button/button';
import { useDownloads } from '../downloads-context';

export function ArchiveLine() {
  const { t } = useTranslation();
  const { archives, show } = useDownloads();
  const archive = archives.find(({ status }) => status !== 'expired');
  if (!archive) return null;
  const isMoving = archive.status === 'queued' || archive.status === 'building';
  const percent = formatPercent(archive.progress, formatLanguage());
  return (
    <Button kind="text" onClick={() => show(archive)}>
      {isMoving
        ? t('downloads.foundPreparing', { percent })
        : t('downloads.found')}
    </Button>
  );
}
