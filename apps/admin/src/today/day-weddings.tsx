import { Box, Typography } from '@mui/material';
import { weddingTitle, type DayWedding } from '@hatira/contract';
import { Link, useLocale } from 'react-admin';
import { formatWeekday } from '../ui/format';
import { TroubleLine } from './trouble-line';
import { useStateText } from './use-state-text';

/** One entry each: names, date and state, then each trouble with its way out. */
export function DayWeddings({ weddings }: { weddings: DayWedding[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {weddings.map((wedding) => (
        <Box
          key={wedding.hash}
          component="li"
          sx={{
            py: 1.5,
            '&:first-of-type': { pt: 0 },
            '&:last-of-type': { pb: 0 },
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Entry wedding={wedding} />
        </Box>
      ))}
    </Box>
  );
}

function Entry({ wedding }: { wedding: DayWedding }) {
  const language = useLocale() ?? 'tr';
  const { hash, troubles, weddingDate, weddingPath } = wedding;
  const state = useStateText(wedding);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1.5,
        }}
      >
        <Link
          to={`/weddings/${hash}/show`}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {weddingTitle(wedding)}
        </Link>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}
        >
          {weddingPath}
        </Typography>
        {weddingDate !== null && (
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            {formatWeekday(weddingDate, language)}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {state}
      </Typography>
      {troubles.map((trouble) => (
        <TroubleLine key={trouble.kind} trouble={trouble} wedding={wedding} />
      ))}
    </>
  );
}
