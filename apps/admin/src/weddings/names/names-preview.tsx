import { Alert, Box, Typography } from '@mui/material';
import {
  droppedNames,
  isWellFormedSlug,
  PAGES,
  uploadHeading,
  weddingTitle,
  type NamedWedding,
} from '@hatira/contract';
import { useText, type Text } from '../../i18n/use-text';
import { FactList } from '../../ui/page/fact-list';

interface Props {
  wedding: NamedWedding;
  /** Shows the address of the upload page. */
  hasAddress?: boolean;
}

/** A wedding while it is typed, with warnings. */
export function NamesPreview({ wedding, hasAddress = false }: Props) {
  const text = useText();
  const { weddingPath } = wedding;
  if (!isWellFormedSlug(weddingPath)) return null;
  const warnings = warningsOf(wedding, text);
  return (
    <Box data-preview sx={{ display: 'grid', gap: 1.5 }}>
      {hasAddress && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text('weddings.createPreview', {
            address: location.origin + decodeURI(PAGES.upload(weddingPath)),
          })}
        </Typography>
      )}
      <WeddingTexts wedding={wedding} />
      <div role="status">
        {warnings.map((warning) => (
          <Alert
            key={warning}
            role="none"
            severity="warning"
            sx={{ p: 0, overflowWrap: 'anywhere' }}
          >
            {warning}
          </Alert>
        ))}
      </div>
    </Box>
  );
}

/** Heading, title and date, as displayed. */
export function WeddingTexts({ wedding }: { wedding: NamedWedding }) {
  const text = useText();
  const { date, names } = uploadHeading(wedding);
  return (
    <FactList
      facts={[
        { name: text('names.heading'), value: names.join(' & ') },
        { name: text('names.title'), value: weddingTitle(wedding) },
        { name: text('names.date'), value: date ?? text('names.noDate') },
      ]}
    />
  );
}

function warningsOf(wedding: NamedWedding, text: Text): string[] {
  const { displayedNames, weddingPath } = wedding;
  const dropped = displayedNames ? [] : droppedNames(weddingPath);
  const { date } = uploadHeading(wedding);
  return [
    ...(dropped.length > 0
      ? [
          text('names.dropped', {
            names: dropped.join(', '),
            smart_count: dropped.length,
          }),
        ]
      : []),
    ...(date === undefined ? [text('names.noDateRead')] : []),
  ];
}
