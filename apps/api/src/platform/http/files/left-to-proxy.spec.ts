import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import request from 'supertest';
import { FILES_BY_PROXY, leftToProxy } from './left-to-proxy.js';

const ASKS = { 'X-Accel-Location': '/files/' };
const KEY = 'originals/ab/ab';

/** Answers with its own bytes where the proxy does not send. */
function serverOf(key: string, location?: string, trusted = 'loopback') {
  const app = new ExpressAdapter().getInstance<Express>();
  app.set('trust proxy', trusted);
  app.set(FILES_BY_PROXY, location);
  app.get('/file', (asked, answer) => {
    answer.setHeader('Accept-Ranges', 'bytes');
    const isOfRange = asked.get('range') === 'bytes=0-1';
    if (!leftToProxy(key, isOfRange, asked, answer)) answer.send('own bytes');
  });
  return (headers: Record<string, string> = {}) =>
    request(app).get('/file').set(headers);
}

it('escapes every letter that an address reads in another way', async () => {
  const asked = serverOf('originals/ab/düğün 100%?#&+;\r\nX: y', '/files/');
  const { headers, text } = await asked(ASKS).expect(200);
  expect(headers['x-accel-redirect']).toBe(
    '/files/originals/ab/d%C3%BC%C4%9F%C3%BCn%20100%25%3F%23%26%2B%3B%0D%0AX%3A%20y',
  );
  expect(headers['accept-ranges']).toBeUndefined();
  expect(text).toBe('');
});

it.each([
  ['the setting is off', undefined, 'loopback', ASKS],
  ['no proxy asks', '/files/', 'loopback', {}],
  ['a stranger asks', '/files/', '192.0.2.1', ASKS],
  [
    'the proxy has another location',
    '/files/',
    'loopback',
    { 'X-Accel-Location': '/other/' },
  ],
])('sends here when %s', async (_, location, trusted, headers) => {
  const answer = await serverOf(KEY, location, trusted)(headers).expect(200);
  expect(answer.text).toBe('own bytes');
  expect(answer.headers['x-accel-redirect']).toBeUndefined();
});

it.each([
  { Range: 'bytes=nonsense' },
  { 'If-Match': '"a"' },
  { 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
] as Record<string, string>[])(
  'sends here what nginx would judge in another way: %j',
  async (headers) => {
    const { text } = await serverOf(KEY, '/files/')({ ...ASKS, ...headers });
    expect(text).toBe('own bytes');
  },
);

it('leaves a range to the proxy that the product has accepted', async () => {
  const asked = serverOf(KEY, '/files/');
  const { headers } = await asked({ ...ASKS, Range: 'bytes=0-1' });
  expect(headers['x-accel-redirect']).toBe(`/files/${KEY}`);
});
