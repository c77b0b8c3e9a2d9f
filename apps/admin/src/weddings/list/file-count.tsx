import { Box } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { formatCount } from '../../ui/format';

interface Props {
  wedding: Pick<PanelWedding, 'failedCount' | 'mediaCount'>;
  /** Adds the word, where no header has it. */
  isNamed?: boolean;
}

/** The number of files; red, with the number of failed ones. */
export function FileCount({
  wedding: { failedCount, mediaCount },
  isNamed = false,
}: Props) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const count = formatCount(mediaCount, language);
  const shown = isNamed
    ? text('weddingList.fileCount', { smart_count: mediaCount, count })
    : count;
  if (failedCount === 0) return shown;
  const below = { display: 'block', whiteSpace: 'nowrap' };
  return (
    <Box component="span" sx={{ color: 'error.main' }}>
      <strong>{shown}</strong>{' '}
      <Box
        component="span"
        sx={{ typography: 'caption', ...(!isNamed && below) }}
      >
        {text('weddingList.failed', {
          count: formatCount(failedCount, language),
        })}
      </Box>
    </Box>
  );
}
