import { Box, Button, TextField } from '@mui/material';
import {
  ALBUM_MODERATIONS,
  ALBUM_MODES,
  typedVisibility,
  visibilityChange,
  type AlbumVisibility,
  type ChangeVisibility,
  type TypedVisibility,
} from '@hatira/contract';
import { useState, type FormEvent } from 'react';
import { useText } from '../../i18n/use-text';
import { useChange } from '../../ui/feedback/use-change';
import { Choice } from './choice';

interface Props {
  hash: number;
  /** The zone of the wedding. */
  timeZone: string;
  saved: AlbumVisibility;
}

/** The seal's end is in the wedding's time zone. */
export function VisibilityForm({ hash, timeZone, saved }: Props) {
  const text = useText();
  const [typed, setTyped] = useState(() => typedVisibility(saved, timeZone));
  const [isPast, setPast] = useState(false);
  const { mutate, isPending } = useChange(
    (panel, change: ChangeVisibility) =>
      panel.changeWeddingVisibility(hash, change),
    {
      success: text('visibility.saved'),
      failure: text('visibility.failed'),
      stale: ['weddings'],
    },
  );
  const change = (part: Partial<TypedVisibility>) => {
    setTyped({ ...typed, ...part });
    setPast(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = visibilityChange(typed, timeZone);
    setPast(!wanted);
    if (wanted && !isPending) mutate(wanted);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Choice
        label={text('visibility.mode')}
        value={typed.mode}
        options={ALBUM_MODES.map((mode) => ({
          value: mode,
          label: text(`visibility.modes.${mode}.label`),
          help: text(`visibility.modes.${mode}.help`),
        }))}
        onChange={(mode) => change({ mode })}
      />
      {typed.mode === 'sealed' && (
        <TextField
          type="datetime-local"
          size="small"
          label={text('visibility.until', {
            zone: timeZone.replaceAll('_', ' '),
          })}
          value={`${typed.day}T${typed.time}`}
          error={isPast}
          helperText={isPast && text('visibility.past')}
          onChange={({ target }) => {
            const [day = '', time = ''] = target.value.split('T');
            change({ day, time });
          }}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ minWidth: 260 }}
        />
      )}
      <Choice
        label={text('visibility.moderation')}
        value={typed.moderation}
        options={ALBUM_MODERATIONS.map((moderation) => ({
          value: moderation,
          label: text(`visibility.moderations.${moderation}.label`),
          help: text(`visibility.moderations.${moderation}.help`),
        }))}
        onChange={(moderation) => change({ moderation })}
      />
      <Button type="submit" variant="contained" disabled={isPending}>
        {text('visibility.save')}
      </Button>
    </Box>
  );
}
