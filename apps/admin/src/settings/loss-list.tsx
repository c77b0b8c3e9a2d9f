import { Box, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { formatCount, formatStorage } from '../ui/format';
import { isForGood, type Loss } from './losses';

export function LossList({ losses }: { losses: Loss[] }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const shown = (name: Loss['name'], value: number) =>
    isForGood(name, value)
      ? text('settings.forGood')
      : formatCount(value, language) +
        (name.endsWith('Bytes') ? ` (${formatStorage(value, language)})` : '');
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5 }}>
      {losses.map(({ name, from, to }) => (
        <li key={name}>
          <Typography
            component="span"
            sx={{ display: 'block', fontWeight: 600 }}
          >
            {text(`settings.names.${name}`)}: {shown(name, from)} →{' '}
            {shown(name, to)}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {text(`settings.effects.${name}`)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
