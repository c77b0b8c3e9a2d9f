import { Box, FormControlLabel, Switch, TextField } from '@mui/material';
import {
  CARD_COLOURS,
  CARD_DESIGNS,
  CARD_FORMATS,
  LANGUAGES,
  MAX_TABLE,
  MAX_TABLES,
  type CardFormat,
  type CardProblem,
  type TypedCard,
} from '@hatira/contract';
import { useText } from '../../i18n/use-text';
import { languageName } from './language-name';

export interface PanelCard extends TypedCard {
  format: CardFormat;
}

interface Props {
  card: PanelCard;
  problem: CardProblem | undefined;
  hasWifi: boolean;
  onChange: (change: Partial<PanelCard>) => void;
}

/** The options of a print. */
export function CardFields(props: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      <Choices {...props} />
      <Initials {...props} />
      <Tables {...props} />
      <WifiSwitch {...props} />
    </Box>
  );
}

function Choices({ card, problem, onChange }: Props) {
  const text = useText();
  const choices = {
    format: CARD_FORMATS.map((name) => [name, text(`cards.formats.${name}`)]),
    design: CARD_DESIGNS.map((name) => [name, text(`cards.designs.${name}`)]),
    colour: [...CARD_COLOURS, 'free' as const].map((name) => [
      name,
      text(`cards.colours.${name}`),
    ]),
    language: LANGUAGES.map((one) => [one, languageName(one)]),
    second: [
      ['', text('cards.noSecond')],
      ...LANGUAGES.filter((one) => one !== card.language).map((one) => [
        one,
        languageName(one),
      ]),
    ],
  };
  return (
    <>
      {(['format', 'design', 'colour', 'language', 'second'] as const).map(
        (field) => (
          <TextField
            key={field}
            select
            size="small"
            label={text(`cards.${field}`)}
            value={card[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
            slotProps={{
              select: { native: true },
              // An empty value has a text, too.
              inputLabel: { shrink: true },
            }}
          >
            {choices[field].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </TextField>
        ),
      )}
      {card.colour === 'free' && (
        <TextField
          type="color"
          size="small"
          label={text('cards.freeColour')}
          value={card.freeColour}
          error={problem === 'freeColour'}
          helperText={
            problem === 'freeColour' && text('cards.problems.freeColour')
          }
          onChange={({ target }) => onChange({ freeColour: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </>
  );
}

function Initials({ card, problem, onChange }: Props) {
  const text = useText();
  return (
    <>
      <FormControlLabel
        label={text('cards.monogram')}
        control={
          <Switch
            checked={card.monogram}
            onChange={(_, monogram) => onChange({ monogram })}
          />
        }
      />
      {card.monogram && (
        <TextField
          size="small"
          label={text('cards.initials')}
          value={card.initials}
          error={problem === 'initials'}
          helperText={text('cards.initialsHelp')}
          onChange={({ target }) => onChange({ initials: target.value.trim() })}
          slotProps={{ htmlInput: { maxLength: 4 } }}
        />
      )}
    </>
  );
}

function Tables({ card, problem, onChange }: Props) {
  const text = useText();
  const wrong =
    problem === 'table' || problem === 'until' || problem === 'tooMany'
      ? problem
      : undefined;
  return (['table', 'until'] as const).map((field) => (
    <TextField
      key={field}
      size="small"
      label={text(`cards.${field}`)}
      value={card[field]}
      error={wrong === field || (wrong === 'tooMany' && field === 'until')}
      helperText={
        field === 'until' && wrong
          ? text(`cards.problems.${wrong}`, {
              max: wrong === 'tooMany' ? MAX_TABLES : MAX_TABLE,
            })
          : text(`cards.${field}Help`)
      }
      onChange={({ target }) => onChange({ [field]: target.value.trim() })}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
    />
  ));
}

function WifiSwitch({ card, hasWifi, onChange }: Props) {
  const text = useText();
  return (
    hasWifi && (
      <FormControlLabel
        label={text('cards.wifi.print')}
        control={
          <Switch
            checked={card.wifi}
            onChange={(_, wifi) => onChange({ wifi })}
          />
        }
      />
    )
  );
}
