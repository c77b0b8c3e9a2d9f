import { useTranslation } from 'react-i18next';
import { formatPercent } from '@hatira/contract';
import { formatLanguage } from '../../../shared/i18n/i18n';
import { useDownloads } from '../../../shared/media/download/downloads-context';
import type { Listing } from '../../../shared/media/feed/listing';
import { ArchiveIcon, CheckIcon } from '../../../shared/ui/button/icons';
import { MenuButton } from './menu-parts';

interface DownloadRowsProps {
  /** The listing without the filter. */
  whole: Listing;
  onClose: () => void;
}

/** The download of everything, and the archive that exists already. */
export function DownloadRows({
  whole: { arrivals, isComplete, items },
  onClose,
}: DownloadRowsProps) {
  const { t } = useTranslation();
  const { archives, isAsking, prepareEverything, show } = useDownloads();
  const archive = archives.find(({ status }) => status !== 'expired');
  const isMoving =
    archive?.status === 'queued' || archive?.status === 'building';
  const count = isComplete ? items.length + arrivals.length : undefined;
  const percent = formatPercent(archive?.progress ?? 0, formatLanguage());
  return (
    <>
      <MenuButton
        icon={<ArchiveIcon />}
        aria-disabled={isAsking}
        onClick={() => {
          if (isAsking) return;
          onClose();
          void prepareEverything(count);
        }}
      >
        {t('downloads.all')}
      </MenuButton>
      {archive && (
        <MenuButton
          icon={<CheckIcon />}
          data-news
          onClick={() => {
            onClose();
            show(archive);
          }}
        >
          {isMoving
            ? t('downloads.foundPreparing', { percent })
            : t('downloads.found')}
        </MenuButton>
      )}
    </>
  );
}
