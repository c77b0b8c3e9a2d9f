import { Box } from '@mui/material';
import { useText } from '../../i18n/use-text';

/** More would push the buttons out of a phone's dialog. */
const SHOWN = 8;

export function AffectedList({ names }: { names: string[] }) {
  const text = useText();
  const more = names.length - SHOWN;
  return (
    <Box component="ul" sx={{ pl: 2.5, my: 1, overflowWrap: 'anywhere' }}>
      {names.slice(0, SHOWN).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {more > 0 && <li>{text('general.more', { smart_count: more })}</li>}
    </Box>
  );
}
