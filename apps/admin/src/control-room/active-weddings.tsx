import { Box, Typography } from '@mui/material';
import type { ActiveWedding } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { WeddingLink } from '../overview/wedding-link';
import { formatCount, formatShortMoment, formatStorage } from '../ui/format';

/** One entry each, the latest upload first. */
export function ActiveWeddings({ weddings }: { weddings: ActiveWedding[] }) {
  const text = useText();
  if (weddings.length === 0)
    return <Typography>{text('controlRoom.noWeddings')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {weddings.map((wedding) => (
        <Box
          key={wedding.hash}
          component="li"
          sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Entry wedding={wedding} />
        </Box>
      ))}
    </Box>
  );
}

function Entry({ wedding }: { wedding: ActiveWedding }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const { failedUploads, unreadableFiles } = wedding;
  const count = (value: number) => formatCount(value, language);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          justifyContent: 'space-between',
        }}
      >
        <WeddingLink {...wedding} />
        <Typography variant="body2" color="textSecondary">
          {text('controlRoom.lastUpload', {
            time: formatShortMoment(wedding.lastUploadAt, language),
          })}
        </Typography>
      </Box>
      <Typography variant="body2">
        {text('controlRoom.counts', {
          hour: count(wedding.filesLastHour),
          day: count(wedding.files),
          size: formatStorage(wedding.storageBytes, language),
        })}
      </Typography>
      {failedUploads + unreadableFiles > 0 && (
        <Typography variant="body2" color="error">
          {[
            failedUploads > 0 &&
              text('controlRoom.failed', { count: count(failedUploads) }),
            unreadableFiles > 0 &&
              text('controlRoom.unreadable', { count: count(unreadableFiles) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      )}
    </>
  );
}
