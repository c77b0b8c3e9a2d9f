import { Typography } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { Link, useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { formatDate } from '../../ui/format';

export function WeddingName({
  wedding: { filesDueAt, hash, isDemo, weddingPath },
}: {
  wedding: PanelWedding;
}) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  return (
    <>
      <Link
        to={`/weddings/${hash}/show`}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {weddingPath}
      </Link>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block' }}
      >
        {hash}
        {isDemo && ` · ${text('demo.badge')}`}
      </Typography>
      {filesDueAt !== null && (
        <Typography variant="caption" color="error" sx={{ display: 'block' }}>
          {text('retention.badge', { date: formatDate(filesDueAt, language) })}
        </Typography>
      )}
    </>
  );
}
