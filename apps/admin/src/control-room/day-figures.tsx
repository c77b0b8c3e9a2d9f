import { Box } from '@mui/material';
import type { ControlRoom } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { FigureCard } from '../overview/figure-card';
import { queueName } from '../overview/queue-name';
import { formatCount, formatStorage } from '../ui/format';

/** The share of the alert `DiskFilling`. */
const LITTLE_ROOM = 0.1;
const LONG_WAIT_SECONDS = 300;
const UNKNOWN = '–';

/** Files of the last hour, the longest queue and the disk. */
export function DayFigures({ room }: { room: ControlRoom }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const { disk, queues, weddings } = room;
  const sum = (of: 'files' | 'filesLastHour' | 'failedUploads') =>
    formatCount(
      weddings.reduce((total, wedding) => total + wedding[of], 0),
      language,
    );
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      <FigureCard
        name={text('controlRoom.lastHour')}
        value={sum('filesLastHour')}
      >
        {text('controlRoom.ofDay', { files: sum('files') })}
      </FigureCard>
      <FigureCard
        name={text('controlRoom.failures')}
        value={sum('failedUploads')}
      />
      <LongestWait queues={queues} />
      <FigureCard
        name={text('overview.disk')}
        value={
          disk
            ? text('overview.free', {
                size: formatStorage(disk.freeBytes, language),
              })
            : UNKNOWN
        }
        isBad={!disk || disk.freeBytes < LITTLE_ROOM * disk.sizeBytes}
      />
    </Box>
  );
}

function LongestWait({ queues }: Pick<ControlRoom, 'queues'>) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const [longest] = [...(queues ?? [])].sort(
    (a, b) => b.oldestSeconds - a.oldestSeconds,
  );
  const { queue = '', oldestSeconds = 0 } = longest ?? {};
  const wait = Math.round(oldestSeconds / 60);
  const minutes = formatCount(wait, language);
  return (
    <FigureCard
      name={text('controlRoom.wait')}
      value={queues ? text('controlRoom.minutes', { minutes }) : UNKNOWN}
      isBad={!queues || oldestSeconds > LONG_WAIT_SECONDS}
    >
      {wait > 0 && queueName(queue, text)}
    </FigureCard>
  );
}
