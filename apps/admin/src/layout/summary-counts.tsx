import { Box, Skeleton, Typography } from '@mui/material';
import type { PanelSummary } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { formatCount } from '../ui/format';

const COUNTS = ['weddings', 'enabled', 'disabled', 'backgrounds'] as const;

export function SummaryCounts({
  summary,
}: {
  summary: PanelSummary | undefined;
}) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  return (
    <Box
      component="dl"
      aria-label={text('summary.label')}
      sx={{
        display: 'flex',
        m: 0,
        flexWrap: 'wrap',
        columnGap: { xs: 1.5, sm: 3 },
        // The counts are a row below the title on phones.
        order: { xs: 3, md: 0 },
        width: { xs: '100%', sm: 'auto' },
        justifyContent: 'space-between',
      }}
    >
      {COUNTS.map((name) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            flexDirection: { xs: 'row-reverse', sm: 'column-reverse' },
            alignItems: { xs: 'baseline', sm: 'center' },
            gap: { xs: 0.5, sm: 0 },
          }}
        >
          <Typography
            component="dt"
            variant="caption"
            color="textSecondary"
            sx={{ lineHeight: 1.2 }}
          >
            {text(`summary.${name}`)}
          </Typography>
          <Typography
            component="dd"
            variant="h3"
            sx={{
              m: 0,
              lineHeight: 1.2,
              fontSize: { xs: '0.875rem', sm: '1.125rem' },
            }}
            data-count={name}
          >
            {summary ? (
              formatCount(summary[name], language)
            ) : (
              <Skeleton width={24} />
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
