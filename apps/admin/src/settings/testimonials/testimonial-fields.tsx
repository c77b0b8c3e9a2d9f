import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, TextField, Tooltip } from '@mui/material';
import {
  MAX_TESTIMONIAL_LENGTH,
  type PanelTestimonial,
} from '@hatira/contract';
import { useText } from '../../i18n/use-text';

interface Props {
  number: number;
  draft: PanelTestimonial;
  /** Whether empty fields are marked. */
  isChecked: boolean;
  onChange: (changed: Partial<PanelTestimonial>) => void;
  onRemove: () => void;
}

export function TestimonialFields({
  number,
  draft,
  isChecked,
  onChange,
  onRemove,
}: Props) {
  const text = useText();
  const field = (name: keyof PanelTestimonial, isRequired: boolean) => {
    const isMissing = isChecked && isRequired && draft[name].trim() === '';
    return {
      label: text(`testimonials.${name}`),
      value: draft[name],
      error: isMissing,
      helperText: isMissing ? text('testimonials.required') : undefined,
      onChange: (event: { target: { value: string } }) =>
        onChange({ [name]: event.target.value }),
      slotProps: {
        htmlInput: { maxLength: MAX_TESTIMONIAL_LENGTH[name] },
      },
    };
  };
  const removal = text('testimonials.remove', { number });
  return (
    <Box
      role="group"
      aria-label={text('testimonials.one', { number })}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr auto', sm: '1fr 1fr auto' },
        alignItems: 'start',
      }}
    >
      <TextField
        {...field('quote', true)}
        multiline
        minRows={2}
        sx={{ gridColumn: '1 / -1' }}
      />
      <TextField {...field('name', true)} />
      <TextField
        {...field('occasion', false)}
        sx={{ gridRow: { xs: 3, sm: 'auto' } }}
      />
      <Tooltip title={removal}>
        <IconButton aria-label={removal} onClick={onRemove}>
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
