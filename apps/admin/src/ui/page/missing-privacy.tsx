import { Alert } from '@mui/material';
import { useText } from '../../i18n/use-text';
import { useSettings } from '../../reads/use-settings';
import { Link } from 'react-admin';

/** Warns that the privacy notice required by law is missing. */
export function MissingPrivacy({ hasLink = false }: { hasLink?: boolean }) {
  const text = useText();
  const { data: sheet } = useSettings();
  if (!sheet || sheet.privacyText.value !== '' || sheet.privacyUrl.value !== '')
    return null;
  return (
    <Alert role="note" severity="info" variant="outlined" sx={{ mb: 2.5 }}>
      {text('settings.noPrivacy')}{' '}
      {hasLink && (
        <Link to="/settings?field=privacyText" underline="always">
          {text('settings.toPrivacy')}
        </Link>
      )}
    </Alert>
  );
}
