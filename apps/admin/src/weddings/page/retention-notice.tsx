import { Alert, Button } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useChange } from '../../ui/feedback/use-change';
import { formatDate } from '../../ui/format';

export function RetentionNotice({
  wedding: { hash, weddingPath, filesDueAt, isKept },
}: {
  wedding: PanelWedding;
}) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const { mutate, isPending } = useChange(
    (panel, keeps: boolean) => panel.keepWedding(hash, keeps),
    {
      success: (_, keeps) =>
        text(keeps ? 'retention.kept' : 'retention.released', {
          wedding: weddingPath,
        }),
      failure: text('retention.failed'),
      stale: ['weddings'],
    },
  );
  if (filesDueAt === null && !isKept) return null;
  const button = (
    <Button
      color="inherit"
      size="small"
      aria-busy={isPending}
      onClick={() => isPending || mutate(!isKept)}
    >
      {text(isKept ? 'retention.release' : 'retention.keep')}
    </Button>
  );
  return (
    <Alert
      severity={isKept ? 'info' : 'warning'}
      action={button}
      sx={{ mb: 2 }}
    >
      {filesDueAt === null
        ? text('retention.isKept')
        : text('retention.due', { date: formatDate(filesDueAt, language) })}
    </Alert>
  );
}
