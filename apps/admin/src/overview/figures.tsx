import { Box, LinearProgress } from '@mui/material';
import { STAFF_API, type PanelOverview } from '@hatira/contract';
import { Link, useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { formatCount, formatShortMoment, formatStorage } from '../ui/format';
import { FigureCard } from './figure-card';

/** The age of the alert `BackupOld`. */
const OLD_BACKUP_MS = 36 * 3_600_000;
/** The share of the alert `DiskFilling`. */
const LITTLE_ROOM = 0.1;
const FAILED_FILES = `/media?${new URLSearchParams({ filter: '{"processing":"failed"}' }).toString()}`;

interface Props {
  overview: PanelOverview;
  /** Milliseconds since 1970. */
  readAt: number;
}

export function Figures({ overview, readAt }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
      }}
    >
      <Disk disk={overview.disk} />
      <FailedFiles count={overview.failedMedia} />
      <LastBackup at={overview.lastBackupAt} readAt={readAt} />
      <Jobs queues={overview.queues} />
    </Box>
  );
}

function Disk({ disk }: Pick<PanelOverview, 'disk'>) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  if (!disk) return <FigureCard name={text('overview.disk')} value={UNKNOWN} />;
  const { freeBytes, sizeBytes } = disk;
  const isLow = freeBytes < LITTLE_ROOM * sizeBytes;
  return (
    <FigureCard
      name={text('overview.disk')}
      value={text('overview.free', {
        size: formatStorage(freeBytes, language),
      })}
      isBad={isLow}
    >
      <LinearProgress
        variant="determinate"
        color={isLow ? 'error' : 'primary'}
        value={100 * (1 - freeBytes / sizeBytes)}
        aria-hidden
        sx={{ height: 6, borderRadius: 3, my: 0.75 }}
      />
      {text('overview.ofDisk', { size: formatStorage(sizeBytes, language) })}
    </FigureCard>
  );
}

function FailedFiles({ count }: { count: number }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  return (
    <FigureCard
      name={text('weddings.failed')}
      value={formatCount(count, language)}
      isBad={count > 0}
    >
      {count > 0 && (
        <Link to={FAILED_FILES}>{text('overview.showFailed')}</Link>
      )}
    </FigureCard>
  );
}

function LastBackup({ at, readAt }: { at: string | null; readAt: number }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const isOld = at === null || readAt - Date.parse(at) > OLD_BACKUP_MS;
  return (
    <FigureCard
      name={text('overview.backup')}
      value={
        at === null ? text('overview.never') : formatShortMoment(at, language)
      }
      isBad={isOld}
    >
      {isOld && text('overview.backupOld')}
    </FigureCard>
  );
}

function Jobs({ queues }: Pick<PanelOverview, 'queues'>) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const count = (of: 'waiting' | 'active' | 'failed') =>
    (queues ?? []).reduce((sum, queue) => sum + queue[of], 0);
  const failed = count('failed');
  const waiting = formatCount(count('waiting') + count('active'), language);
  return (
    <FigureCard
      name={text('overview.jobs')}
      value={queues ? waiting : UNKNOWN}
      isBad={!queues || failed > 0}
    >
      {!queues && text('overview.queuesUnread')}
      {failed > 0 && (
        <a href={STAFF_API.queuesIn(language)} target="_blank" rel="noopener">
          {text('overview.failedJobs', { smart_count: failed })}
        </a>
      )}
    </FigureCard>
  );
}

const UNKNOWN = '–';
