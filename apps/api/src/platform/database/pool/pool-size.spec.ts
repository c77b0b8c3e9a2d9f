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
  expect(poolComplaint(fit, 'web', 297)).toBeUndefined();
});

it('takes DATABASE_POOL for each process', () => {
  expect(poolFit(start(4, 25), 297)).toMatchObject({ wanted: 25, fitting: 25 });
});

it('leaves the other half of a small server to the worker, and room to a command', () => {
  const fit = poolFit(start(2), 23);
  expect(fit).toEqual({ pools: 2, wanted: 20, fitting: 4 });
  expect(poolFit(start(2), 22).fitting).toBe(3);
  expect(poolComplaint(fit, 'web', 23)).toBe(
    'PostgreSQL allows this account 23 connections, and the web start would open up to 42: it opens up to 10. ' +
      'Raise max_connections or the limit of the role or database.',
  );
});

it('uses all that a small server allows where DATABASE_POOL wants more', () => {
  expect(poolFit(start(2, 50), 22).fitting).toBe(10);
});

it('complains of a DATABASE_POOL that leaves no half to the other start', () => {
  const fit = poolFit({ ...start(1, 12), role: 'worker' }, 22);
  expect(fit.fitting).toBe(12);
  expect(poolComplaint(fit, 'worker', 22)).toBe(
    'PostgreSQL allows this account 22 connections, and the worker start opens up to 13, more than its half. ' +
      'Web, worker and commands may wait for each other. ' +
      'Raise max_connections or the limit of the role or database, or lower WEB_PROCESSES or DATABASE_POOL.',
  );
});

it('counts the pool of a worker within the web process', () => {
  const fit = poolFit({ ...start(1), role: 'all' }, 63);
  expect(fit).toEqual({ pools: 2, wanted: 20, fitting: 14 });
});

it.each([
  [1, 40],
  [2, 40],
  [4, 40],
])(
  'complains in each case where %d web processes, a worker and a command exceed the limit',
  (processes, most) => {
    const web = (allowed: number) => poolFit(start(processes), allowed);
    const opened = (allowed: number) =>
      [web(allowed), poolFit({ ...start(1), role: 'worker' }, allowed)].reduce(
        (sum, { pools, fitting }) => sum + pools * (fitting + 1),
        3,
      );
    const limits = Array.from({ length: most }, (_, index) => index + 1);
    const exceeded = limits.filter((allowed) => opened(allowed) > allowed);
    expect(exceeded).not.toEqual([]);
    for (const allowed of exceeded)
      expect(poolComplaint(web(allowed), 'web', allowed)).toMatch(
        /may wait for each/,
      );
  },
);

it('says that calls may wait where even the smallest pools do not fit', () => {
  const fit = poolFit(start(2), 8);
  expect(fit.fitting).toBe(2);
  expect(poolComplaint(fit, 'web', 8)).toMatch(
    /opens up to 6, more than its half\. Web, worker and commands may wait for each other/,
  );
});
