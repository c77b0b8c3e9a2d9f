import { Box, Button, TextField, Typography } from '@mui/material';
import type { WifiNetwork } from '@hatira/contract';
import { useState } from 'react';
import { useText } from '../../i18n/use-text';
import { useChange } from '../../ui/feedback/use-change';

interface Props {
  hash: number;
  wifi: WifiNetwork | null;
  onSaved: (isKnown: boolean) => void;
}

/** The network of the wedding's place; an empty name removes it. */
export function WifiSettings({ hash, wifi, onSaved }: Props) {
  const text = useText();
  const [name, setName] = useState(wifi?.name ?? '');
  const [password, setPassword] = useState(wifi?.password ?? '');
  const { mutate, isPending } = useChange(
    (panel, network: WifiNetwork | null) => panel.changeWifi(hash, network),
    {
      success: text('cards.wifi.saved'),
      failure: text('cards.wifi.failed'),
      stale: ['wifi'],
      onDone: (_, network) => onSaved(network !== null),
    },
  );
  const isSame =
    name.trim() === (wifi?.name ?? '') && password === (wifi?.password ?? '');
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(networkOf(name.trim(), password));
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography variant="body2" color="textSecondary">
        {text('cards.wifi.help')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        <TextField
          size="small"
          label={text('cards.wifi.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 32, autoComplete: 'off' } }}
        />
        <TextField
          size="small"
          label={text('cards.wifi.password')}
          helperText={text('cards.wifi.passwordHelp')}
          error={!isPassword(password)}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          slotProps={{ htmlInput: { maxLength: 63, autoComplete: 'off' } }}
        />
      </Box>
      <Button
        type="submit"
        variant="outlined"
        disabled={isPending || isSame || !isPassword(password)}
        sx={{ justifySelf: 'start' }}
      >
        {text('cards.wifi.save')}
      </Button>
    </Box>
  );
}

function networkOf(name: string, password: string): WifiNetwork | null {
  return name === '' ? null : { name, ...(password !== '' && { password }) };
}

/** Whether the standard permits it; empty is an open network. */
function isPassword(password: string): boolean {
  return password === '' || /^[ -~]{8,63}$/.test(password);
}
