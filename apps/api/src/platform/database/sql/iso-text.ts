/**
 * SQL for a time as ISO 8601 text in UTC. Converting thousands of rows to Date
 * costs more than reading them.
 */
export function isoText(column: string, precision: 'MS' | 'US' = 'MS'): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.${precision}"Z"')`;
}
