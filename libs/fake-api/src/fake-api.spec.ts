import { networkFailure, refuse } from './answers/refusal.js';
import { rowsOf } from './answers/rows.js';
import { FakeApi } from './fake-api.js';
import { panelWedding } from './samples/panel-rows.js';
import { publicConfig, settingsSheet } from './samples/settings.js';

const ORIGIN = 'http://localhost';
const WEDDINGS = '/api/admin/rest/weddings';

function get(path: string): Request {
  return new Request(ORIGIN + path);
}

function send(method: string, path: string, json: unknown): Request {
  return new Request(ORIGIN + path, {
    method,
    body: JSON.stringify(json),
    headers: { 'content-type': 'application/json' },
  });
}

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});

it('refuses an answer with a missing or an unknown key at once', () => {
  const { brandName: _, ...without } = publicConfig();
  expect(() => api.on('getConfig', without as never)).toThrow(/brandName/);
  const more = { ...publicConfig(), secret: 'no' };
  expect(() => api.on('getConfig', more)).toThrow(/secret/);
  const deep = publicConfig();
  Object.assign(deep.limits.bulk, { most: 1 });
  expect(() => api.on('getConfig', deep)).toThrow('limits.bulk.most');
});

it('reports an answer of a function that breaks the contract', async () => {
  api.on('getConfig', () => ({}) as never);
  expect((await api.handle(get('/api/config'))).status).toBe(500);
  expect(api.problems.join()).toContain('getConfig');
});

it('names method and path of a call without an answer', async () => {
  await api.handle(get('/api/admin/summary'));
  await api.handle(get('/api/unknown'));
  expect(api.problems).toEqual([
    expect.stringContaining('Unexpected call: GET /api/admin/summary'),
    'The API has no operation for GET /api/unknown.',
  ]);
});

it('reports a body and a query that break the contract, unless they are refused', async () => {
  api
    .on('toggleEnabled', { isEnabled: true })
    .on('listPanelWeddings', [])
    .once('toggleEnabled', refuse('validation_failed'));
  const path = '/api/wedding/Elif/toggle-enabled';
  await api.handle(send('PUT', path, { enabled: 'yes' }));
  expect(api.problems).toEqual([]);
  await api.handle(send('PUT', path, { enabled: 'yes' }));
  await api.handle(get(`${WEDDINGS}?filter={"colour":"red"}`));
  expect(api.problems).toEqual([
    expect.stringMatching(/PUT .* breaks the contract:[^]*enabled/),
    expect.stringMatching(/GET .* breaks the contract:[^]*colour/),
  ]);
});

it('records parameters and bodies of calls', async () => {
  api.on('toggleEnabled', { isEnabled: false });
  const path = '/api/wedding/%C3%87i%C4%9Fdem/toggle-enabled';
  const answer = await api.handle(send('PUT', path, { enabled: false }));
  expect(await answer.json()).toEqual({ success: true, isEnabled: false });
  expect(api.bodies('toggleEnabled')).toEqual([{ enabled: false }]);
  expect(api.calls('toggleEnabled')[0]?.params).toEqual({
    weddingPath: 'Çiğdem',
  });
  expect(api.changes).toEqual(['PUT toggleEnabled']);
});

it('answers a refusal with the status and text of the contract', async () => {
  api.on('getMe', refuse('too_many_requests', { retryAfter: 7 }));
  const answer = await api.handle(get('/api/auth/me'));
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('7');
  expect(await answer.json()).toMatchObject({ code: 'too_many_requests' });
});

it('answers the next call apart, and fails as a lost network does', async () => {
  api.once('getConfig', networkFailure()).on('getConfig', publicConfig());
  expect((await api.handle(get('/api/config'))).type).toBe('error');
  expect((await api.handle(get('/api/config'))).status).toBe(200);
});

it('holds calls until they are released', async () => {
  api.on('getSettings', settingsSheet());
  const gate = api.hold('getSettings');
  let isAnswered = false;
  const answer = api
    .handle(get('/api/admin/settings'))
    .finally(() => (isAnswered = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isAnswered).toBe(false);
  gate.release();
  expect((await answer).status).toBe(200);
});

it('answers the page of a list in its order', async () => {
  const weddings = [3, 1, 2].map((number) => panelWedding({}, number));
  api.on('listPanelWeddings', rowsOf(weddings));
  const asked = `${WEDDINGS}?sort=["id","DESC"]&range=[1,1]`;
  const answer = await api.handle(get(asked));
  expect(await answer.json()).toEqual([panelWedding({}, 2)]);
  expect(answer.headers.get('content-range')).toBe('rows 1-1/3');
  const named = `${WEDDINGS}?filter={"id":["${weddings[0]!.id}"]}`;
  const one = await api.handle(get(named));
  expect(await one.json()).toEqual([weddings[0]]);
});

it('fails calls that come after the test', async () => {
  api.on('getConfig', publicConfig()).close();
  expect((await api.handle(get('/api/config'))).type).toBe('error');
  expect(api.problems).toEqual([]);
});
