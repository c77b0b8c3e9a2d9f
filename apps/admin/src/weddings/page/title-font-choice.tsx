import '@fontsource/great-vibes/latin-400.css';
import '@fontsource/great-vibes/latin-ext-400.css';
import {
  Box,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import type { PanelWedding, TitleFont } from '@hatira/contract';
import { useText } from '../../i18n/use-text';
import { useChange } from '../../ui/feedback/use-change';
import { Section } from '../../ui/page/section';

const FONTS = {
  default: {
    label: 'weddings.fontDefault',
    family: "'Noto Serif Display', Georgia, serif",
    size: '1.375rem',
  },
  script: {
    label: 'weddings.fontScript',
    family: "'Great Vibes', cursive",
    size: '1.75rem',
  },
} as const;

export function TitleFontChoice({
  wedding,
  names,
}: {
  wedding: PanelWedding;
  names: string[];
}) {
  const text = useText();
  const { mutate, isPending, variables } = useChange(
    (panel, titleFont: TitleFont) =>
      panel.update<PanelWedding>('weddings', {
        id: wedding.hash,
        data: { titleFont },
        previousData: wedding,
      }),
    {
      success: text('weddings.fontSaved'),
      failure: text('weddings.fontFailed'),
      stale: ['weddings'],
    },
  );
  return (
    <Section title={text('weddings.titleFont')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('weddings.titleFontHelp')}
      </Typography>
      <RadioGroup
        aria-label={text('weddings.titleFont')}
        value={isPending ? variables : wedding.titleFont}
        onChange={(_, value) => isPending || mutate(value as TitleFont)}
      >
        {(['default', 'script'] as const).map((font) => (
          <FormControlLabel
            key={font}
            value={font}
            control={<Radio />}
            label={
              <>
                {text(FONTS[font].label)}
                <Box
                  component="span"
                  sx={{
                    ml: 2,
                    fontFamily: FONTS[font].family,
                    fontSize: FONTS[font].size,
                  }}
                >
                  {names.join(' & ')}
                </Box>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Section>
  );
}
