import { Box, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useControlRoom } from '../reads/use-control-room';
import { formatClock } from '../ui/format';
import { PageHeading } from '../ui/page/page-heading';
import { Section } from '../ui/page/section';
import { ReadState } from '../ui/page/read-state';
import { ActiveWeddings } from './active-weddings';
import { DayFigures } from './day-figures';
import { TroubledGuests } from './troubled-guests';

/** The weddings of the evening, and whether guests get through. */
export function ControlRoomPage() {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const read = useControlRoom();
  const { data, dataUpdatedAt, error } = read;
  return (
    <>
      <PageHeading
        title={text('tabs.control-room')}
        detail={
          data &&
          text('controlRoom.readAt', {
            time: formatClock(dataUpdatedAt, language),
          })
        }
      />
      <ReadState read={read} unread={text('controlRoom.unread')} />
      {data && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {error && (
            <Typography role="alert" color="error">
              {text('controlRoom.old')}
            </Typography>
          )}
          <DayFigures room={data} />
          <Section title={text('controlRoom.weddings')}>
            <ActiveWeddings weddings={data.weddings} />
          </Section>
          <Section title={text('controlRoom.guests')}>
            <TroubledGuests guests={data.guests} />
          </Section>
        </Box>
      )}
    </>
  );
}
