/** The WHERE of a query that is put together from filters: values travel beside it, never in it. */
export class SqlConditions {
  private readonly parts: string[] = [];
  readonly values: unknown[] = [];

  /** @param sql ours alone; each `?` stands for the next value */
  add(sql: string, ...values: unknown[]): this {
    let next = 0;
    const part = sql.replace(/\?/g, () => {
      this.values.push(values[next++]);
      return `$${this.values.length}`;
    });
    this.parts.push(`(${part})`);
    return this;
  }

  /** Like `add`, where the value is given. */
  addGiven(value: unknown, sql: string): this {
    return value === undefined ? this : this.add(sql, value);
  }

  /** One of the columns holds the text, whatever case and marks the letters of both have (`search_key` of the database). */
  addSearch(text: string, ...columns: string[]): this {
    const found = columns.map(
      (column) => `search_key(${column}) LIKE search_key(?)`,
    );
    return this.add(found.join(' OR '), ...columns.map(() => containing(text)));
  }

  get sql(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : 'true';
  }
}

/** A pattern for LIKE that finds the text anywhere, whatever it holds. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
