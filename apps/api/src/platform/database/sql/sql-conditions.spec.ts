import { containing, SqlConditions } from './sql-conditions.js';

describe('conditions', () => {
  it('number their values in the order in which they come', () => {
    const where = new SqlConditions()
      .add('a = ? OR b = ?', 1, 'two')
      .addGiven(undefined, 'c = ?')
      .addGiven(false, 'd = ?');
    expect([where.sql, where.values]).toEqual([
      '(a = $1 OR b = $2) AND (d = $3)',
      [1, 'two', false],
    ]);
  });

  it('hold for every row when there are none', () => {
    expect(new SqlConditions().sql).toBe('true');
  });

  it('take what means something to LIKE for itself', () => {
    expect(containing('50%_a\\')).toBe('%50\\%\\_a\\\\%');
  });
});
