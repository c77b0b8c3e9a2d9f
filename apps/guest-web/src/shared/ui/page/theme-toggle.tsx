import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTheme, currentTheme, subscribeToTheme } from '../../lib/theme';
import { IconButton } from '../button/icon-button';
import { MoonIcon, SunIcon } from '../button/icons';

export function ThemeToggle() {
  const { t } = useTranslation();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={t(next === 'dark' ? 'common.toDark' : 'common.toLight')}
      onClick={() => changeTheme(next)}
    >
      {next === 'dark' ? <MoonIcon /> : <SunIcon />}
    </IconButton>
  );
}
