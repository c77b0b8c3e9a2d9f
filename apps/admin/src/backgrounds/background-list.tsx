import { Box, Button, Card, Typography } from '@mui/material';
import type { PanelBackground } from '@hatira/contract';
import { List, TopToolbar, useListContext, useLocale } from 'react-admin';
import { FIXED } from '../i18n/fixed-texts';
import { useText } from '../i18n/use-text';
import { formatMegabytes, formatTurkishDate, lastSegment } from '../ui/format';
import { csvMoment } from '../ui/list/csv';
import { ExportRows } from '../ui/list/export-rows';
import { ListBody } from '../ui/list/list-body';
import { ListPages } from '../ui/list/list-pages';
import { ListSearch } from '../ui/list/list-search';
import { useCsvExporter } from '../ui/list/use-csv-exporter';
import { useListFailure } from '../ui/list/use-list-failure';
import { EmptyState } from '../ui/page/empty-state';
import { Section } from '../ui/page/section';
import { BackgroundImage } from './background-image';

interface Props {
  onManage: (hash: string) => void;
}

export function BackgroundList({ onManage }: Props) {
  const text = useText();
  const exporter = useCsvExporter<PanelBackground>(text('tabs.backgrounds'), [
    [text('weddings.path'), ({ weddingPath }) => weddingPath],
    [text('backgrounds.fileName'), ({ fileName }) => lastSegment(fileName)],
    [text('export.bytes'), ({ fileSize }) => fileSize],
    [text('backgrounds.uploadedAt'), ({ createdAt }) => csvMoment(createdAt)],
  ]);
  return (
    <Section title={text('backgrounds.all')}>
      <List<PanelBackground>
        resource="backgrounds"
        perPage={12}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={[
          <ListSearch
            key="q"
            source="q"
            label={text('backgrounds.searchAll')}
            alwaysOn
          />,
        ]}
        actions={
          <TopToolbar>
            <ExportRows />
          </TopToolbar>
        }
        exporter={exporter}
        pagination={<ListPages sizes={[12, 24, 48]} />}
        empty={<EmptyState title={text('backgrounds.none')} />}
        storeKey="backgrounds.all"
        disableSyncWithLocation
        queryOptions={useListFailure(FIXED.backgroundsFailed)}
      >
        <ListBody>
          <Cards onManage={onManage} />
        </ListBody>
      </List>
    </Section>
  );
}

function Cards({ onManage }: Props) {
  const { data = [] } = useListContext<PanelBackground>();
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        p: 0,
        m: 0,
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
      }}
    >
      {data.map((background) => (
        <BackgroundCard
          key={background.id}
          background={background}
          onManage={onManage}
        />
      ))}
    </Box>
  );
}

function BackgroundCard({
  background,
  onManage,
}: { background: PanelBackground } & Props) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const {
    backgroundUrl,
    createdAt,
    fileName,
    fileSize,
    weddingHash,
    weddingPath: wedding,
  } = background;
  return (
    <Card
      component="li"
      sx={{ listStyle: 'none', display: 'flex', flexDirection: 'column' }}
    >
      <BackgroundImage
        url={backgroundUrl ?? ''}
        alt={text('backgrounds.preview', { wedding })}
        height={130}
        isFlush
      />
      <Box
        sx={{
          p: 1.5,
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          gap: 0.5,
        }}
      >
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {wedding}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere', flexGrow: 1 }}
        >
          {lastSegment(fileName)} · {formatMegabytes(fileSize, language)}
          <br />
          {formatTurkishDate(createdAt)}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          aria-label={`${FIXED.manageThisWedding}: ${wedding}`}
          onClick={() => onManage(String(weddingHash))}
          sx={{ mt: 1 }}
        >
          {FIXED.manageThisWedding}
        </Button>
      </Box>
    </Card>
  );
}
