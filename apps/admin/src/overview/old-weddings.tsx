import type { PanelOverview } from '@hatira/contract';
import { Typography } from '@mui/material';
import { Link, useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { formatDate } from '../ui/format';
import { Section } from '../ui/page/section';
import { FigureTable } from './figure-table';
import { WeddingLink } from './wedding-link';

interface Props {
  old: PanelOverview['oldWeddings'];
}

/** Weddings without a recent upload: candidates for closing or deleting. */
export function OldWeddings({ old: { count, months, weddings } }: Props) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const title = text('overview.old');
  return (
    <Section title={title}>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {text(count === 0 ? 'overview.oldNone' : 'overview.oldCount', {
          smart_count: count,
          months,
        })}{' '}
        <Link to="/settings?field=oldWeddingMonths" underline="always">
          {text('overview.changeMonths')}
        </Link>
      </Typography>
      {weddings.length > 0 && (
        <FigureTable
          label={title}
          headers={[text('weddings.path'), text('weddings.lastUpload')]}
          rows={weddings.map(({ hash, lastUploadAt, weddingPath }) => ({
            key: hash,
            cells: [
              <WeddingLink key={hash} hash={hash} weddingPath={weddingPath} />,
              lastUploadAt === null
                ? text('general.never')
                : formatDate(lastUploadAt, language),
            ],
          }))}
        />
      )}
    </Section>
  );
}
