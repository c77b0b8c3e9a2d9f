/**
 * SQL: ISO 8601 in UTC. Converting thousands of rows to Date would be slower.
 */
export function isoText(column: string, precision: 'MS' | 'US' = 'MS'): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.${precision}"Z"')`;
}
