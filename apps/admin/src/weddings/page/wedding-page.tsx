import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button, LinearProgress } from '@mui/material';
import { uploadHeading, type PanelWedding } from '@hatira/contract';
import { Link, ShowBase, useShowContext } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { PageHeading } from '../../ui/page/page-heading';
import { UnreadState } from '../../ui/page/unread-state';
import { StatusButton } from '../status-button';
import { RetentionNotice } from './retention-notice';
import { useWeddingReading } from './use-wedding-reading';
import { TrashedWedding } from './trashed-wedding';
import { WeddingTabs } from './wedding-tabs';

export function WeddingPage() {
  return (
    <ShowBase<PanelWedding> queryOptions={useWeddingReading()}>
      <OpenWedding />
    </ShowBase>
  );
}

function OpenWedding() {
  const text = useText();
  const { error, record: wedding, refetch } = useShowContext<PanelWedding>();
  if (!wedding && error) {
    return (
      <>
        <WayBack />
        <UnreadState title={text('weddings.unread')} onRetry={refetch} />
      </>
    );
  }
  if (!wedding)
    return (
      <LinearProgress aria-label={text('general.loading')} sx={{ my: 6 }} />
    );
  if (wedding.deletedAt !== null)
    return (
      <TrashedWedding
        weddingPath={wedding.weddingPath}
        since={wedding.deletedAt}
      />
    );
  const { date, names } = uploadHeading(wedding);
  return (
    <>
      <WayBack />
      <PageHeading
        title={names.join(' & ')}
        detail={[date, wedding.weddingPath].filter(Boolean).join(' · ')}
      >
        <StatusButton wedding={wedding} />
      </PageHeading>
      <RetentionNotice wedding={wedding} />
      <WeddingTabs wedding={wedding} />
    </>
  );
}

function WayBack() {
  const text = useText();
  return (
    <Button
      component={Link}
      to="/weddings"
      color="inherit"
      size="small"
      startIcon={<ArrowBack />}
      sx={{ mb: 1 }}
    >
      {text('weddings.backToList')}
    </Button>
  );
}
