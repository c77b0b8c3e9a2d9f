/** Whatever can ask: a manager, a repository, a data source. */
interface Asked {
  query(statement: string, values: unknown[]): Promise<unknown>;
}

/**
 * A moment by PostgreSQL's clock. What is erased after a time is measured by the clock that wrote it down: that of a
 * machine may be wrong by days, and then nothing must be lost.
 * @param agoMs how long ago
 */
export async function momentBefore(
  database: Asked,
  agoMs: number,
): Promise<Date> {
  const statement = `SELECT now() - $1 * interval '1 millisecond' AS moment`;
  const [row] = (await database.query(statement, [agoMs])) as [
    { moment: Date },
  ];
  return row.moment;
}
