import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, LinearProgress } from '@mui/material';
import { uploadHeading, type PanelWedding } from '@hatira/contract';
import { Link, ShowBase, useShowContext } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { MediaPanel } from '../../media/media-panel';
import { PageHeading } from '../../ui/page/page-heading';
import { Section } from '../../ui/page/section';
import { UnreadState } from '../../ui/page/unread-state';
import { AlertsSection } from '../alerts/alerts-section';
import { CardsSection } from '../cards/cards-section';
import { GuestBookSection } from '../guest-book-section';
import { RehearsalSection } from '../rehearsal/rehearsal-section';
import { StatusButton } from '../status-button';
import { VisibilitySection } from '../visibility/visibility-section';
import { NamesSection } from '../names/names-section';
import { GalleryLinks } from './links/gallery-links';
import { RetentionNotice } from './retention-notice';
import { UploadHours } from './upload-hours';
import { useWeddingReading } from './use-wedding-reading';
import { WeddingFacts } from './wedding-facts';
import { WeddingLinks } from './links/wedding-links';
import { WallsSection } from '../walls/walls-section';
import { WeddingQr } from './wedding-qr';
import { TimeZoneChoice } from './time-zone-choice';
import { TitleFontChoice } from './title-font-choice';
import { TrashedWedding } from './trashed-wedding';

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
      <WeddingFacts wedding={wedding} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          my: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'minmax(0, 1fr) 280px',
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <NamesSection wedding={wedding} />
          <WeddingLinks wedding={wedding} />
          <GalleryLinks wedding={wedding} />
          <VisibilitySection wedding={wedding} />
          <TitleFontChoice wedding={wedding} names={names} />
          <TimeZoneChoice wedding={wedding} />
        </Box>
        <WeddingQr wedding={wedding} names={names} date={date} />
      </Box>
      <WallsSection hash={wedding.hash} />
      <CardsSection hash={wedding.hash} names={names.join(' & ')} />
      <RehearsalSection hash={wedding.hash} />
      <GuestBookSection hash={wedding.hash} />
      <AlertsSection hash={wedding.hash} />
      <UploadHours hash={wedding.hash} />
      <Section title={text('weddings.mediaHeading')}>
        <MediaPanel weddingHash={wedding.hash} />
      </Section>
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
