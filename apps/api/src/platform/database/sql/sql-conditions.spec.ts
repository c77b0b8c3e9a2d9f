import { containing, SqlConditions } from './sql-conditions.js';

describe('SqlConditions', () => {
  it('numbers values in the order of their conditions', () => {
    const where = new SqlConditions()
      .add('a = ? OR b = ?', 1, 'two')
      .addGiven(undefined, 'c = ?')
      .addGiven(false, 'd = ?');
    expect([where.sql, where.values]).toEqual([
      '(a = $1 OR b = $2) AND (d = $3)',
      [1, 'two', false],
    ]);
  });

  it('matches every row without conditions', () => {
    expect(new SqlConditions().sql).toBe('true');
  });

  it('escapes the wildcards of LIKE', () => {
    expect(containing('50%_a\\')).toBe('%50\\%\\_a\\\\%');
  });
});
