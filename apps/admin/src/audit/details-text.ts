/**
 * Returns the details of an entry on one line: `name: value`, lists by their
 * parts.
 */
export function detailsText(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join(', ');
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(' ');
  if (typeof value === 'object' && value !== null)
    return `(${detailsText(value as Record<string, unknown>)})`;
  return value === '' ? '""' : String(value);
}
