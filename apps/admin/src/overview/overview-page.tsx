import NightsStayOutlined from '@mui/icons-material/NightsStayOutlined';
import { Box, Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useOverview } from '../reads/use-overview';
import { PageHeading } from '../ui/page/page-heading';
import { ReadState } from '../ui/page/read-state';
import { Figures } from './figures';
import { LargestWeddings } from './largest-weddings';
import { OldWeddings } from './old-weddings';
import { QueueTable } from './queue-table';
import { StorageMonths } from './storage-months';

/** Disk, backup, queues, failed files, and weddings that need a decision. */
export function OverviewPage() {
  const text = useText();
  const read = useOverview();
  const { data, dataUpdatedAt } = read;
  return (
    <>
      <PageHeading title={text('tabs.overview')}>
        <Button
          component={LinkBase}
          to="/control-room"
          variant="outlined"
          startIcon={<NightsStayOutlined />}
        >
          {text('tabs.control-room')}
        </Button>
      </PageHeading>
      <ReadState read={read} unread={text('overview.loadFailed')} />
      {data && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Figures overview={data} readAt={dataUpdatedAt} />
          <StorageMonths months={data.storageMonths} />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                md: 'repeat(2, minmax(0, 1fr))',
              },
            }}
          >
            <LargestWeddings weddings={data.largestWeddings} />
            <OldWeddings old={data.oldWeddings} />
          </Box>
          <QueueTable queues={data.queues} />
        </Box>
      )}
    </>
  );
}
