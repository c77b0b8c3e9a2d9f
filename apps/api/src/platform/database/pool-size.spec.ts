import { poolComplaint, poolFit } from './pool-size.js';

const start = (webProcesses: number, databasePool?: number) => ({
  webProcesses,
  databasePool,
  role: 'web' as const,
});

it.each([
  [1, 20],
  [2, 20],
  [4, 10],
  [16, 4],
])('one of %d web processes holds %d connections', (processes, expected) => {
  const fit = poolFit(start(processes), 297);
  expect(fit).toEqual({
    pools: processes,
    wanted: expected,
    fitting: expected,
  });
  expect(poolComplaint(fit, 297)).toBeUndefined();
});

it('takes DATABASE_POOL for each process', () => {
  expect(poolFit(start(4, 25), 297)).toMatchObject({ wanted: 25, fitting: 25 });
});

it('leaves the other half of a small server to the worker', () => {
  const fit = poolFit(start(2), 22);
  expect(fit).toEqual({ pools: 2, wanted: 20, fitting: 4 });
  expect(poolComplaint(fit, 22)).toBe(
    'PostgreSQL allows this account 22 connections, and this start would open up to 42: it opens up to 10. ' +
      'Raise max_connections or the limit of the role or database.',
  );
});

it('uses all that a small server allows where DATABASE_POOL wants more', () => {
  expect(poolFit(start(2, 50), 22).fitting).toBe(10);
});

it('counts the pool of a worker within the web process', () => {
  const fit = poolFit({ ...start(1), role: 'all' }, 60);
  expect(fit).toEqual({ pools: 2, wanted: 20, fitting: 14 });
});

it('says that calls will wait where even the smallest pools do not fit', () => {
  const fit = poolFit(start(4), 8);
  expect(fit.fitting).toBe(2);
  expect(poolComplaint(fit, 8)).toMatch(
    /opens up to 12, and its calls will wait for each other/,
  );
});
