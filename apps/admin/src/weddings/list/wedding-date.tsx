import { Box, Typography } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText, type Text } from '../../i18n/use-text';
import { formatWeekday } from '../../ui/format';

const DAY_MS = 24 * 60 * 60_000;
/** Later weddings have their date alone. */
const SOON_DAYS = 30;

/** The day of the wedding, and how soon it is by the clock of its place. */
export function WeddingDate({
  wedding: { timeZone, weddingDate },
}: {
  wedding: Pick<PanelWedding, 'timeZone' | 'weddingDate'>;
}) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  if (weddingDate === null)
    return (
      <Typography variant="body2" color="textSecondary">
        {text('weddingList.noDate')}
      </Typography>
    );
  const soon = soonText(daysUntil(weddingDate, timeZone), text);
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {formatWeekday(weddingDate, language)}
      {soon && (
        <Typography
          variant="caption"
          component="span"
          sx={{ display: 'block', fontWeight: 600, color: 'primary.main' }}
        >
          {soon}
        </Typography>
      )}
    </Box>
  );
}

function soonText(days: number, text: Text): string | undefined {
  if (days === 0) return text('weddingList.today');
  if (days === 1) return text('weddingList.tomorrow');
  if (days < 0 || days > SOON_DAYS) return undefined;
  return text('weddingList.inDays', { smart_count: days });
}

function daysUntil(date: string, timeZone: string): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  return Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
}
