import type { DayWedding, WeddingTrouble } from '@hatira/contract';

/** What the database says of a wedding, from which its troubles follow. */
export interface DayFacts extends Pick<
  DayWedding,
  'when' | 'isEnabled' | 'hasBackground' | 'rehearsal'
> {
  isSilent: boolean;
  isQuiet: boolean;
  /** Guests with a refused call in the last hour. */
  knocking: number;
  /** Guests whose calls are refused again and again. */
  troubled: number;
  /** The code of the most frequent problem. */
  code: string | null;
  unreadable: number;
}

/**
 * Returns the reasons for which staff act on a wedding now, the most urgent first. Closed
 * uploads explain refused and missing files.
 */
export function troublesOf(facts: DayFacts): WeddingTrouble[] {
  const { unreadable } = facts;
  const troubles = facts.isEnabled
    ? openTroubles(facts)
    : closedTroubles(facts);
  return unreadable > 0
    ? [...troubles, { kind: 'unreadable', files: unreadable }]
    : troubles;
}

/** Returns the preparations that a wedding of the coming days still lacks. */
export function missingOf({
  when,
  isEnabled,
  hasBackground,
  rehearsal,
}: DayFacts): DayWedding['missing'] {
  if (when !== 'weekend' && when !== 'soon') return [];
  const isThere = {
    uploads: isEnabled,
    background: hasBackground,
    rehearsal: rehearsal === 'passed',
  };
  return (['uploads', 'background', 'rehearsal'] as const).filter(
    (preparation) => !isThere[preparation],
  );
}

function openTroubles({
  code,
  isQuiet,
  isSilent,
  troubled,
}: DayFacts): WeddingTrouble[] {
  const troubles: WeddingTrouble[] = [];
  if (troubled > 0)
    troubles.push({ kind: 'refused', guests: troubled, ...(code && { code }) });
  if (isSilent) troubles.push({ kind: 'silent' });
  else if (isQuiet) troubles.push({ kind: 'quiet' });
  return troubles;
}

function closedTroubles({
  knocking,
  troubled,
  when,
}: DayFacts): WeddingTrouble[] {
  const isDay = when === 'today';
  if (isDay || troubled > 0)
    return [{ kind: 'closed', guests: isDay ? knocking : troubled }];
  return [];
}
