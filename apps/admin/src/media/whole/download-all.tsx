import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import type { Language } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useChange } from '../../ui/feedback/use-change';
import { formatStorage } from '../../ui/format';

/** Downloads a wedding's files as the couple's resumable zip. */
export function DownloadAll({ hash }: { hash: number }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const { isPending, mutate } = useChange(
    (panel) => panel.createArchive({ hash, language: language as Language }),
    {
      success: ({ fileCount, totalBytes }) =>
        text('media.whole.downloadStarted', {
          smart_count: fileCount,
          size: formatStorage(totalBytes, language),
        }),
      failure: text('media.whole.downloadFailed'),
      onDone: ({ downloadUrl }) => window.location.assign(downloadUrl),
    },
  );
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Download />}
      aria-busy={isPending}
      onClick={() => isPending || mutate()}
    >
      {text('media.whole.download')}
    </Button>
  );
}
