import '@fontsource/great-vibes/latin-400.css';
import '@fontsource/great-vibes/latin-ext-400.css';
import {
  Box,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { setTitleFont } from '@hatira/api-client';
import type { PanelWedding, TitleFont } from '@hatira/contract';
import { useState } from 'react';
import { useText } from '../../i18n/use-text';
import { useAction } from '../../ui/feedback/use-action';
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
  const act = useAction();
  const [chosen, setChosen] = useState(wedding.titleFont);
  const [isBusy, setBusy] = useState(false);
  const choose = async (titleFont: TitleFont) => {
    setChosen(titleFont);
    setBusy(true);
    const done = await act(() => setTitleFont(wedding.hash, titleFont), {
      success: text('weddings.fontSaved'),
      failure: text('weddings.fontFailed'),
      stale: ['weddings'],
    });
    setBusy(false);
    if (!done) setChosen(wedding.titleFont);
  };
  return (
    <Section title={text('weddings.titleFont')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('weddings.titleFontHelp')}
      </Typography>
      <RadioGroup
        aria-label={text('weddings.titleFont')}
        value={chosen}
        onChange={(_, value) => isBusy || void choose(value as TitleFont)}
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
