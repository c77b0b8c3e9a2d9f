import { TextField, Typography } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { useText } from '../../i18n/use-text';
import { useChange } from '../../ui/feedback/use-change';
import { Section } from '../../ui/page/section';

/** Local times of cameras and downloads. */
export function TimeZoneChoice({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const { mutate, isPending, variables } = useChange(
    (panel, timeZone: string) =>
      panel.update<PanelWedding>('weddings', {
        id: wedding.hash,
        data: { timeZone },
        previousData: wedding,
      }),
    {
      success: text('timeZone.saved'),
      failure: text('timeZone.failed'),
      stale: ['weddings'],
    },
  );
  return (
    <Section title={text('timeZone.heading')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {text('timeZone.help')}
      </Typography>
      <TextField
        select
        fullWidth
        size="small"
        label={text('timeZone.label')}
        value={isPending ? variables : wedding.timeZone}
        onChange={(event) => isPending || mutate(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {zonesWith(wedding.timeZone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </TextField>
    </Section>
  );
}

/** Browsers leave out former names. */
function zonesWith(current: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), current])].sort();
}
