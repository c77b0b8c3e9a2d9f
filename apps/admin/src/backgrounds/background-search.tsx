import { Box, Button, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { FIXED } from '../i18n/fixed-texts';
import { useText } from '../i18n/use-text';
import { Section } from '../ui/page/section';

interface Props {
  hash: string;
  onSearch: (hash: string) => void;
}

export function BackgroundSearch({ hash, onSearch }: Props) {
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(hash);
  const [isMissing, setMissing] = useState(false);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setMissing(wanted === '');
    if (wanted === '') return notify(FIXED.hashMissing, { type: 'error' });
    if (wanted === hash)
      void queryClient.invalidateQueries({ queryKey: ['background'] });
    onSearch(wanted);
  };
  return (
    <Section title={text('backgrounds.searchHeading')}>
      <Box
        component="form"
        role="search"
        noValidate
        onSubmit={search}
        sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}
      >
        <TextField
          label={text('backgrounds.hash')}
          value={typed}
          error={isMissing}
          helperText={
            isMissing ? FIXED.hashMissing : text('backgrounds.hashHelp')
          }
          onChange={(event) => {
            setTyped(event.target.value);
            setMissing(false);
          }}
          slotProps={{
            htmlInput: {
              inputMode: 'numeric',
              autoComplete: 'off',
              spellCheck: false,
              maxLength: 40,
            },
          }}
        />
        <Button
          type="submit"
          variant="contained"
          sx={{ flexShrink: 0, minHeight: 40 }}
        >
          {text('general.search')}
        </Button>
      </Box>
    </Section>
  );
}
