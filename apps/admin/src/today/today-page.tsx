import NightsStayOutlined from '@mui/icons-material/NightsStayOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { DayWedding, Today } from '@hatira/contract';
import { LinkBase, useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useToday } from '../reads/use-today';
import { formatClock } from '../ui/format';
import { PageHeading } from '../ui/page/page-heading';
import { Section } from '../ui/page/section';
import { ReadState } from '../ui/page/read-state';
import { DayWeddings } from './day-weddings';
import { DueLines } from './due-lines';

const SECTIONS = ['today', 'weekend', 'soon', 'other'] as const;

/** The weddings of today and of the coming days, those in trouble first. */
export function TodayPage() {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const read = useToday();
  const { data, dataUpdatedAt, error } = read;
  return (
    <>
      <PageHeading
        title={text('tabs.today')}
        detail={
          data &&
          text('controlRoom.readAt', {
            time: formatClock(dataUpdatedAt, language),
          })
        }
      >
        <Button
          component={LinkBase}
          to="/control-room"
          variant="outlined"
          startIcon={<NightsStayOutlined />}
        >
          {text('tabs.control-room')}
        </Button>
      </PageHeading>
      <ReadState read={read} unread={text('controlRoom.unread')} />
      {data && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {error && (
            <Typography role="alert" color="error">
              {text('controlRoom.old')}
            </Typography>
          )}
          <Sections today={data} />
        </Box>
      )}
    </>
  );
}

function Sections({ today }: { today: Today }) {
  const text = useText();
  const { weddings } = today;
  const isTroubled = ({ troubles }: DayWedding) => troubles.length > 0;
  const troubled = weddings.filter(isTroubled);
  const calm = weddings.filter((wedding) => !isTroubled(wedding));
  return (
    <>
      {troubled.length > 0 && (
        <Section title={text('today.troubles')}>
          <DayWeddings weddings={troubled} />
        </Section>
      )}
      <DueLines today={today} />
      {SECTIONS.map((when) => {
        const of = calm.filter((wedding) => wedding.when === when);
        const isQuietDay = when === 'today' && of.length === 0;
        if (of.length === 0 && !isQuietDay) return null;
        return (
          <Section key={when} title={text(`today.sections.${when}`)}>
            {of.length > 0 ? (
              <DayWeddings weddings={of} />
            ) : (
              <Typography color="textSecondary">
                {text(
                  weddings.some((each) => each.when === 'today')
                    ? 'today.allInTrouble'
                    : 'today.noWeddings',
                )}
              </Typography>
            )}
          </Section>
        );
      })}
    </>
  );
}
