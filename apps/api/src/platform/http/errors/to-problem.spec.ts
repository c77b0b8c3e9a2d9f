import { QueryFailedError } from 'typeorm';
import { toProblem } from './to-problem.js';

const ofPostgres = (code: string) =>
  new QueryFailedError(
    'SELECT 1',
    [],
    Object.assign(new Error('from PostgreSQL'), { code }),
  );

/** These errors come during a stop, start, failover or overload. */
it.each([
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  '25006',
  '08006',
  '08001',
  '53300',
  '53400',
  '08004',
  '40P01',
  '40001',
  '55P03',
])('maps the PostgreSQL code %s to service_unavailable', (code) => {
  expect(toProblem(ofPostgres(code))).toMatchObject({
    code: 'service_unavailable',
    retryAfterSeconds: 5,
  });
});

it.each(['EAI_AGAIN', 'ENOTFOUND', 'EHOSTUNREACH', 'ECONNREFUSED'])(
  'a way that is not there, %s, is "later"',
  (code) => {
    expect(
      toProblem(Object.assign(new Error('connect'), { code })),
    ).toMatchObject({ code: 'service_unavailable' });
  },
);

it.each([
  'Client has encountered a connection error and is not queryable',
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'no more connections allowed (max_client_conn)',
])('maps the driver error "%s" to service_unavailable', (message) => {
  expect(toProblem(new Error(message))).toMatchObject({
    code: 'service_unavailable',
  });
});

it("maps the database's full disk to storage_full", () => {
  expect(toProblem(ofPostgres('53100')).code).toBe('storage_full');
});

it('maps an unknown error to internal_error', () => {
  expect(toProblem(ofPostgres('42601')).code).toBe('internal_error');
  expect(toProblem(undefined).code).toBe('internal_error');
});
