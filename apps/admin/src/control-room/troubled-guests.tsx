import { Box, Typography } from '@mui/material';
import type { TroubledGuest } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { WeddingLink } from '../overview/wedding-link';
import { formatCount, formatShortMoment } from '../ui/format';
import { failureWords } from './failure-words';

/** Guests whose uploads fail again and again. */
export function TroubledGuests({ guests }: { guests: TroubledGuest[] }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  if (guests.length === 0)
    return <Typography>{text('controlRoom.noGuests')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {guests.map((guest) => (
        <Box
          key={`${guest.hash} ${guest.guest}`}
          component="li"
          sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {[guest.name ?? text('controlRoom.guest', { id: guest.guest })]
              .concat(guest.device || [])
              .join(' · ')}
          </Typography>
          <Typography variant="body2" color="error">
            {text('controlRoom.failedTimes', {
              count: formatCount(guest.failures, language),
              reason: text(failureWords(guest.code).reason, {
                code: guest.code,
              }),
              time: formatShortMoment(guest.lastAt, language),
            })}
          </Typography>
          <Typography variant="body2">
            {text(failureWords(guest.code).advice)}
          </Typography>
          <WeddingLink {...guest} />
        </Box>
      ))}
    </Box>
  );
}
