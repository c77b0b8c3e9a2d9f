import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import { useText } from '../../i18n/use-text';

export function BackgroundMark({ hasBackground }: { hasBackground: boolean }) {
  const text = useText();
  return hasBackground ? (
    <Check
      color="success"
      sx={{ verticalAlign: 'middle' }}
      titleAccess={text('weddings.hasBackground')}
    />
  ) : (
    <Close
      sx={{ color: 'text.disabled', verticalAlign: 'middle' }}
      titleAccess={text('weddings.noBackground')}
    />
  );
}
