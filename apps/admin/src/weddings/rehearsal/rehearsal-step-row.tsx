import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Typography } from '@mui/material';
import type { RehearsalStep } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { formatCount } from '../../ui/format';

const MARKS = {
  running: { Icon: HourglassEmpty, color: 'info' },
  passed: { Icon: CheckCircleOutlined, color: 'success' },
  warned: { Icon: WarningAmberOutlined, color: 'warning' },
  failed: { Icon: ErrorOutlined, color: 'error' },
  skipped: { Icon: RemoveCircleOutlined, color: 'disabled' },
} as const;

export function RehearsalStepRow({ step }: { step: RehearsalStep }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const { name, outcome, ms, finding, mender, details } = step;
  const { Icon, color } = MARKS[outcome];
  const seconds = ms === undefined ? undefined : Math.round(ms / 1000);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Icon
        color={color}
        titleAccess={text(`rehearsal.outcomes.${outcome}`)}
        sx={{ mt: 0.25 }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography color={outcome === 'skipped' ? 'textSecondary' : undefined}>
          {text(`rehearsal.steps.${name}`)}
          {seconds !== undefined && seconds > 0 && (
            <Typography component="span" variant="body2" color="textSecondary">
              {` · ${text('rehearsal.seconds', { seconds: formatCount(seconds, language) })}`}
            </Typography>
          )}
        </Typography>
        {finding && (
          <Typography variant="body2">
            {text(`rehearsal.findings.${finding}`, details)}
          </Typography>
        )}
        {mender && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {text(`rehearsal.menders.${mender}`)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
