import { Box } from '@mui/material';
import { uploadHeading, type PanelWedding } from '@hatira/contract';
import type { ReactNode } from 'react';
import { TabbedShowLayout, TabbedShowLayoutTabs } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { MediaPanel } from '../../media/media-panel';
import { Section } from '../../ui/page/section';
import { AlertsSection } from '../alerts/alerts-section';
import { CardsSection } from '../cards/cards-section';
import { EventsSection } from '../events/events-section';
import { GuestBookSection } from '../guest-book-section';
import { NamesSection } from '../names/names-section';
import { RehearsalSection } from '../rehearsal/rehearsal-section';
import { VisibilitySection } from '../visibility/visibility-section';
import { WallsSection } from '../walls/walls-section';
import { GalleryLinks } from './links/gallery-links';
import { WeddingLinks } from './links/wedding-links';
import { TimeZoneChoice } from './time-zone-choice';
import { TitleFontChoice } from './title-font-choice';
import { UploadHours } from './upload-hours';
import { WeddingFacts } from './wedding-facts';
import { WeddingQr } from './wedding-qr';

interface Props {
  wedding: PanelWedding;
}

/** The files first, then the preparations of the evening. */
export function WeddingTabs({ wedding }: Props) {
  const text = useText();
  return (
    <TabbedShowLayout
      tabs={
        <TabbedShowLayoutTabs
          variant="fullWidth"
          aria-label={text('weddings.tabs.label')}
          sx={{ maxWidth: 560, '& .MuiTab-root': { px: 0.5 } }}
        />
      }
      sx={{ '& .RaTabbedShowLayout-content': { px: 0, pt: 3, pb: 0 } }}
    >
      {TABS.map(({ name, path, Content }) => (
        <TabbedShowLayout.Tab
          key={name}
          label={text(`weddings.tabs.${name}`)}
          path={path}
        >
          {/* A tab gives components a label, as to fields. */}
          <div>
            <Content wedding={wedding} />
          </div>
        </TabbedShowLayout.Tab>
      ))}
    </TabbedShowLayout>
  );
}

const TABS = [
  { name: 'files', path: '', Content: FilesTab },
  { name: 'page', path: 'page', Content: PageTab },
  { name: 'evening', path: 'evening', Content: EveningTab },
  { name: 'print', path: 'print', Content: PrintTab },
] as const;

function FilesTab({ wedding }: Props) {
  const text = useText();
  return (
    <Sections>
      <WeddingFacts wedding={wedding} />
      <Section title={text('weddings.mediaHeading')}>
        <MediaPanel weddingHash={wedding.hash} />
      </Section>
      <UploadHours hash={wedding.hash} />
    </Sections>
  );
}

/** All that guests, couple and relatives open. */
function PageTab({ wedding }: Props) {
  const { date, names } = uploadHeading(wedding);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'minmax(0, 1fr) 280px',
        },
      }}
    >
      <Sections>
        <NamesSection wedding={wedding} />
        <WeddingLinks wedding={wedding} />
        <EventsSection wedding={wedding} />
        <GalleryLinks wedding={wedding} />
        <TitleFontChoice wedding={wedding} names={names} />
        <TimeZoneChoice wedding={wedding} />
      </Sections>
      <WeddingQr wedding={wedding} names={names} date={date} />
    </Box>
  );
}

function EveningTab({ wedding }: Props) {
  const { hash } = wedding;
  return (
    <Sections>
      <VisibilitySection wedding={wedding} />
      <WallsSection hash={hash} />
      <RehearsalSection hash={hash} />
      <AlertsSection hash={hash} />
    </Sections>
  );
}

function PrintTab({ wedding }: Props) {
  const { hash } = wedding;
  const { names } = uploadHeading(wedding);
  return (
    <Sections>
      <CardsSection hash={hash} names={names.join(' & ')} />
      <GuestBookSection hash={hash} />
    </Sections>
  );
}

function Sections({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
      {children}
    </Box>
  );
}
