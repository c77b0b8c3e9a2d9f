import SettingsBackupRestore from '@mui/icons-material/SettingsBackupRestore';
import {
  IconButton,
  InputAdornment,
  MenuItem,
  TextField,
  Tooltip,
} from '@mui/material';
import {
  settingBounds,
  type ChoiceName,
  type Setting,
  type SettingValues,
} from '@hatira/contract';
import { useRef } from 'react';
import { useLocale } from 'react-admin';
import { useText, type Text } from '../i18n/use-text';
import { formatStorage } from '../ui/format';
import { choicesOf, isNumeric, type SettingField } from './setting-fields';
import { maxLengthOf, type SettingProblem } from './setting-problems';

const LONG = {
  multiline: true,
  minRows: 6,
  maxRows: 20,
  sx: { gridColumn: '1 / -1' },
};

interface Props {
  field: SettingField;
  setting: Setting;
  /** `null`: default; undefined: unchanged. */
  typed: string | null | undefined;
  problem: SettingProblem | undefined;
  onChange: (typed: string | null | undefined) => void;
}

export function SettingInput({
  field,
  setting,
  typed,
  problem,
  onChange,
}: Props) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const input = useRef<HTMLInputElement>(null);
  const label = text(`settings.names.${field.name}`);
  const isReset = typed === null;
  const choices = choicesOf(field.name);
  const isLong = field.kind === 'paragraphs';
  const shown = isReset
    ? String(setting.fallback)
    : (typed ?? String(setting.value));
  return (
    <TextField
      select={choices !== undefined}
      inputRef={input}
      label={label}
      value={shown}
      type={field.kind === 'email' ? 'email' : 'text'}
      id={settingId(field.name)}
      {...(isLong && LONG)}
      error={problem !== undefined}
      helperText={
        problem
          ? text(`settings.wrong.${problem}`, boundsOf(field, language))
          : helpOf({ field, setting, isReset, shown, language }, text)
      }
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: {
          inputMode: isNumeric(field) ? 'numeric' : undefined,
          autoComplete: 'off',
          spellCheck: isLong,
        },
        input: {
          endAdornment: setting.source === 'database' && !isReset && (
            // Leaves room for a choice's arrow.
            <InputAdornment position="end" sx={{ mr: choices && 2.5 }}>
              <Tooltip title={text('settings.reset')}>
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={text('settings.resetFor', { name: label })}
                  onClick={() => {
                    onChange(null);
                    // The reset button disappears.
                    input.current?.focus();
                  }}
                >
                  <SettingsBackupRestore fontSize="small" />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    >
      {choices?.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choiceText(choice, text)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function choiceText(choice: string, text: Text): string {
  return text(`settings.choices.${choice as SettingValues[ChoiceName]}`);
}

export function settingId(name: string): string {
  return `setting-${name}`;
}

function boundsOf({ name, kind }: SettingField, language: string) {
  const { min = 1, max = Infinity } = settingBounds(name) ?? {};
  const shown = (value: number) => {
    const number = value.toLocaleString(language);
    return kind === 'bytes'
      ? `${number} (${formatStorage(value, language)})`
      : number;
  };
  return { smart_count: maxLengthOf(name), min: shown(min), max: shown(max) };
}

const HELPED = new Set<string>([
  'demoWedding',
  'companyLine',
  'privacyText',
  'privacyUrl',
  'mediaRetentionMonths',
  'oldWeddingMonths',
] satisfies Helped[]);
type Helped =
  | 'companyLine'
  | 'demoWedding'
  | 'privacyText'
  | 'privacyUrl'
  | 'mediaRetentionMonths'
  | 'oldWeddingMonths';

interface Shown {
  field: SettingField;
  setting: Setting;
  isReset: boolean;
  shown: string;
  language: string;
}

function helpOf(
  { field, setting, isReset, shown, language }: Shown,
  text: Text,
): string {
  const { fallback, source, variable } = setting;
  const preset = choicesOf(field.name)
    ? choiceText(String(fallback), text)
    : String(fallback);
  const origin = isReset
    ? text('settings.willReset', {
        value: preset === '' ? text('settings.emptyValue') : preset,
      })
    : text(`settings.source.${source}`, { variable });
  const size =
    field.kind === 'bytes' && /^\d+$/.test(shown)
      ? `${formatStorage(Number(shown), language)} · `
      : '';
  const effect = HELPED.has(field.name)
    ? `${text(`settings.help.${field.name as Helped}`)} `
    : '';
  return effect + size + origin;
}
