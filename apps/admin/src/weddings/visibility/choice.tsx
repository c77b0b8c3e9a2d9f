import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId } from 'react';

interface Props<Value> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; help: string }[];
  onChange: (value: Value) => void;
}

/** One of few, each with its consequence. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: Props<Value>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => onChange(chosen as Value)}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio />}
            // The icon is beside the name, not the middle of a long help.
            sx={{
              my: 0.5,
              alignItems: 'flex-start',
              '& .MuiRadio-root': { mt: -1 },
            }}
            label={
              <>
                {option.label}
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {option.help}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
