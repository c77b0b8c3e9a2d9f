import type { LargeWedding } from '@hatira/contract';
import { Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { formatCount, formatStorage } from '../ui/format';
import { Section } from '../ui/page/section';
import { FigureTable } from './figure-table';
import { WeddingLink } from './wedding-link';

export function LargestWeddings({ weddings }: { weddings: LargeWedding[] }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const title = text('overview.largest');
  return (
    <Section title={title}>
      {weddings.length === 0 ? (
        <Typography color="textSecondary">
          {text('overview.noFiles')}
        </Typography>
      ) : (
        <FigureTable
          label={title}
          headers={[
            text('weddings.path'),
            text('overview.files'),
            text('overview.size'),
          ]}
          rows={weddings.map(({ files, hash, storageBytes, weddingPath }) => ({
            key: hash,
            cells: [
              <WeddingLink key={hash} hash={hash} weddingPath={weddingPath} />,
              formatCount(files, language),
              formatStorage(storageBytes, language),
            ],
          }))}
        />
      )}
    </Section>
  );
}
