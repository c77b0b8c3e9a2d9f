import { Box, Typography } from '@mui/material';
import {
  MAX_DISPLAYED_NAME_LENGTH,
  type DisplayedNames,
} from '@hatira/contract';
import { DateInput, TextInput } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { rule } from '../../ui/account/account-rules';

interface Props {
  /** Without it the fields are empty. */
  wedding?: DisplayedNames;
  isBusy: boolean;
}

/** Names and date instead of the path's. */
export function NamesFields({ wedding, isBusy }: Props) {
  const text = useText();
  const [first, second] = wedding?.displayedNames ?? [];
  const slotProps = {
    htmlInput: {
      readOnly: isBusy,
      autoComplete: 'off',
      spellCheck: false,
      maxLength: MAX_DISPLAYED_NAME_LENGTH,
    },
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {text('names.fieldsHelp')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 2,
          mt: 1,
          gridTemplateColumns:
            'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
        }}
      >
        <TextInput
          source="first"
          label={text('names.first')}
          defaultValue={first}
          helperText={false}
          slotProps={slotProps}
        />
        <TextInput
          source="second"
          label={text('names.second')}
          defaultValue={second}
          helperText={false}
          slotProps={slotProps}
        />
        <DateInput
          source="date"
          label={text('names.date')}
          defaultValue={wedding?.displayedDate}
          helperText={false}
          validate={rule(
            (day) => day === '' || day.startsWith('20'),
            text('names.dateRange'),
          )}
          slotProps={{
            htmlInput: {
              readOnly: isBusy,
              min: '2000-01-01',
              max: '2099-12-31',
            },
            inputLabel: { shrink: true },
          }}
        />
      </Box>
    </Box>
  );
}
