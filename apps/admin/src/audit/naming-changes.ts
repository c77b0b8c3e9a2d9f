import type { AuditEntry } from '@hatira/contract';
import type { Text } from '../i18n/use-text';
import { formatDay } from '../ui/format';

interface Change {
  from?: string | null;
  to?: string | null;
}

/**
 * Returns a wedding's path, names and date before and after; undefined for
 * other actions.
 */
export function namingChanges(
  { action, details }: Pick<AuditEntry, 'action' | 'details'>,
  text: Text,
  language: string,
): string[] | undefined {
  // An erased wedding's entry has lost its details.
  if (action === 'wedding_renamed')
    return 'to' in details ? [arrow(details, String)] : [];
  if (action !== 'wedding_names_changed') return undefined;
  const { date, names } = details as { date?: Change; names?: Change };
  const shown = (value: string | null | undefined) =>
    value ?? text('names.fromPath');
  const day = (value: string | null | undefined) =>
    value ? formatDay(value, language) : text('names.fromPath');
  return [
    ...(names ? [`${text('names.names')}: ${arrow(names, shown)}`] : []),
    ...(date ? [`${text('names.date')}: ${arrow(date, day)}`] : []),
  ];
}

function arrow(
  { from, to }: Change,
  shown: (value: string | null | undefined) => string,
): string {
  return `${shown(from)} → ${shown(to)}`;
}
