import { Alert, Button } from '@mui/material';
import { keepWedding } from '@hatira/api-client';
import type { PanelWedding } from '@hatira/contract';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useAction } from '../../ui/feedback/use-action';
import { formatDate } from '../../ui/format';

export function RetentionNotice({
  wedding: { hash, weddingPath, filesDueAt, isKept },
}: {
  wedding: PanelWedding;
}) {
  const text = useText();
  const act = useAction();
  const language = useLocale() ?? 'tr';
  const [isBusy, setBusy] = useState(false);
  if (filesDueAt === null && !isKept) return null;
  const change = async () => {
    if (isBusy) return;
    setBusy(true);
    await act(() => keepWedding(hash, !isKept), {
      success: text(isKept ? 'retention.released' : 'retention.kept', {
        wedding: weddingPath,
      }),
      failure: text('retention.failed'),
      stale: ['weddings'],
    });
    setBusy(false);
  };
  const button = (
    <Button
      color="inherit"
      size="small"
      aria-busy={isBusy}
      onClick={() => void change()}
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
