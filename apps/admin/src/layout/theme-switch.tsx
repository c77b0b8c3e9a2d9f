import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useTheme } from 'react-admin';
import { useText } from '../i18n/use-text';

/** Starts with the system's setting. */
export function ThemeSwitch() {
  const text = useText();
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  const label = text(isDark ? 'account.toLight' : 'account.toDark');
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
      >
        {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
      </IconButton>
    </Tooltip>
  );
}
