import { API } from '@hatira/contract';
import { StreamSlotsService } from '../../../apps/api/src/features/media/lists/stream-slots.service.js';
import { EventStream } from '../../support/requests/event-stream.js';
import type { TestWedding } from '../../support/requests/guest.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';
import { createWedding } from '../../support/fixtures/weddings.js';

const PER_NETWORK = 600;
const NETWORK = '2001:db8:1:2::/64';
const INSIDE = '2001:db8:1:2::7';

const test = useTestApp();
let wedding: TestWedding;
let releases: (() => void)[];

beforeEach(async () => {
  wedding = await createWedding(test);
  releases = [];
});
afterEach(async () => {
  for (const release of releases) release();
  await until('all slots are free', () => slots().count, 0);
});

const slots = () => test.app.get(StreamSlotsService);
const open = (address?: string) =>
  EventStream.open(test.url + API.galleryEvents(wedding.hash), address);
const refused = (address: string) =>
  test
    .http()
    .get(API.galleryEvents(wedding.hash))
    .set('X-Forwarded-For', address)
    .timeout(5_000);

function fill(networkOf: (index: number) => string): void {
  for (let index = 0; ; index++) {
    const release = slots().take(networkOf(index));
    if (!release) return;
    releases.push(release);
  }
}

it('answers 429 with Retry-After to the stream beyond the bound of its network, and serves other networks', async () => {
  fill(() => NETWORK);
  expect(releases).toHaveLength(PER_NETWORK);
  const { headers, body } = await refused(INSIDE).expect(429);
  expect(body).toMatchObject({ success: false, code: 'too_many_requests' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const other = await open('2001:db8:1:3::7');
  other.close();
});

it('answers 503 with Retry-After when the process has no place left', async () => {
  fill((index) => `network ${index}`);
  const { headers, body } = await refused(INSIDE).expect(503);
  expect(body).toMatchObject({ success: false, code: 'service_unavailable' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

it('serves a wedding list while streams are refused', async () => {
  fill(() => NETWORK);
  await test
    .http()
    .get(API.gallery(wedding.hash))
    .set('X-Forwarded-For', INSIDE)
    .expect(200);
});

it('releases the place when the connection closes', async () => {
  fill(() => NETWORK);
  releases.pop()?.();
  const last = await open(INSIDE);
  await refused(INSIDE).expect(429);
  last.close();
  await until('the slot is free', () => slots().count, releases.length);
  const next = await open(INSIDE);
  next.close();
});
