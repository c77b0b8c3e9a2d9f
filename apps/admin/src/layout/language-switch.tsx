import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocaleState, useLocales } from 'react-admin';
import { useText } from '../i18n/use-text';

export function LanguageSwitch() {
  const text = useText();
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      aria-label={text('account.language')}
      onChange={(_, chosen: string | null) => chosen && setLocale(chosen)}
    >
      {locales.map(({ locale: code, name }) => (
        <ToggleButton
          key={code}
          value={code}
          lang={code}
          // The name holds the visible letters, for users who speak them.
          aria-label={`${code.toUpperCase()}, ${name}`}
          sx={{ px: 1.25, py: 0.5, lineHeight: 1.5 }}
        >
          {code.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
