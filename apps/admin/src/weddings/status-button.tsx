import ToggleOff from '@mui/icons-material/ToggleOff';
import ToggleOn from '@mui/icons-material/ToggleOn';
import { Button } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { useText } from '../i18n/use-text';
import { useWeddingSwitch } from './use-wedding-switch';

export function StatusButton({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const turn = useWeddingSwitch();
  const { isEnabled } = wedding;
  const label = text(isEnabled ? 'weddings.enabled' : 'weddings.disabled');
  return (
    <Button
      size="small"
      variant="outlined"
      color={isEnabled ? 'success' : 'inherit'}
      aria-label={text('weddings.actionFor', {
        action: label,
        wedding: wedding.weddingPath,
      })}
      onClick={() => turn(wedding)}
      sx={{
        minWidth: 104,
        whiteSpace: 'nowrap',
        ...(isEnabled
          ? { bgcolor: 'success.light' }
          : { color: 'text.secondary', borderColor: 'divider' }),
      }}
      startIcon={isEnabled ? <ToggleOn /> : <ToggleOff />}
    >
      {label}
    </Button>
  );
}
