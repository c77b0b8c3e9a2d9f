import { TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { dayOf, momentOf, type DayEdge } from './day-moments';

interface Props {
  source: string;
  label: string;
  alwaysOn: true;
  edge: DayEdge;
}

/** A day in the reader's zone, kept as the moment of its edge. */
export function DayFilter({ source, label, edge }: Props) {
  const { id, field } = useInput({
    source,
    defaultValue: '',
    format: (moment: unknown) => dayOf(moment, edge),
    parse: (day: string) => momentOf(day, edge),
  });
  return (
    <TextField
      id={id}
      label={label}
      type="date"
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      slotProps={{
        htmlInput: { max: '9999-12-30' },
        inputLabel: { shrink: true },
      }}
    />
  );
}
