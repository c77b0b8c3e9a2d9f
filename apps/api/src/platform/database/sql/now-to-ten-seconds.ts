/**
 * SQL: the next value of an indexed time, moved every ten seconds at most: a new
 * value costs an entry in every index of the row, three times the update's rest.
 */
export const nowToTenSeconds = (
  column: string,
) => `CASE WHEN ${column} > now() - interval '10 seconds'
  THEN ${column} ELSE now() END`;
