import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListContext } from 'react-admin';
import { useFilterValues, type FilterValues } from './use-filter-values';

export interface FilterChoice {
  name: string;
  label: string;
  filter: FilterValues;
}

interface Props {
  /** Distinguishes a list's filters. */
  source: string;
  label: string;
  alwaysOn: true;
  /** The first is the default. */
  choices: FilterChoice[];
}

/** Buttons for filters: one tap, where a select needs two. */
export function ListFilter({ label, choices }: Props) {
  const { setFilters } = useListContext();
  const values = useFilterValues();
  const names = new Set(choices.flatMap(({ filter }) => Object.keys(filter)));
  const own = Object.fromEntries(
    Object.entries(values).filter(([name]) => names.has(name)),
  );
  const chosen =
    choices.find(({ filter }) => isSame(filter, own)) ?? choices[0];
  const choose = (name: string | null) => {
    const choice = choices.find((candidate) => candidate.name === name);
    if (!choice) return;
    const others = Object.fromEntries(
      Object.entries(values).filter(([key]) => !names.has(key)),
    );
    setFilters({ ...others, ...choice.filter });
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={chosen?.name ?? null}
      onChange={(_, name: string | null) => choose(name)}
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        '& .MuiToggleButton-root.MuiToggleButton-root': pill,
      }}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.name} value={choice.name} sx={{ px: 1.5 }}>
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** A joined row breaks apart when it wraps. */
const pill = { m: 0, border: 1, borderColor: 'divider', borderRadius: 999 };

function isSame(one: FilterValues, other: FilterValues): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => one[name] === other[name])
  );
}
