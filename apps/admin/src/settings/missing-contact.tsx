import { Alert } from '@mui/material';
import type { SettingName, SettingsSheet } from '@hatira/contract';
import { useText } from '../i18n/use-text';

const CONTACTS = [
  'brandEmail',
  'brandMessengerUrl',
  'brandSmsUrl',
  'brandSocialUrl',
  'brandShortVideoUrl',
] as const satisfies SettingName[];

/** Visitors have the contact form only. */
export function MissingContact({ sheet }: { sheet: SettingsSheet }) {
  const text = useText();
  if (CONTACTS.some((name) => sheet[name].value !== '')) return null;
  return (
    <Alert role="note" severity="info" variant="outlined" sx={{ mb: 2.5 }}>
      {text('testimonials.noContact')}
    </Alert>
  );
}
