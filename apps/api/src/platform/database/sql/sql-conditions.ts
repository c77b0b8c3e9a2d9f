/** Builds a WHERE clause; values are always parameters. */
export class SqlConditions {
  private readonly parts: string[] = [];
  readonly values: unknown[] = [];

  /** @param sql trusted text; each `?` takes the next value */
  add(sql: string, ...values: unknown[]): this {
    let next = 0;
    const part = sql.replace(/\?/g, () => {
      this.values.push(values[next++]);
      return `$${this.values.length}`;
    });
    this.parts.push(`(${part})`);
    return this;
  }

  addGiven(value: unknown, sql: string): this {
    return value === undefined ? this : this.add(sql, value);
  }

  /** Regardless of case and marks (`search_key`). */
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

/** The text is literal. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
