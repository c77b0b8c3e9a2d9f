import { EventEmitter } from 'node:events';
import { until } from '../../../../../test/support/until.js';
import { Channel } from './channel.js';
import { Relay } from './relay.js';
import { SharedCounts } from './shared-counts.js';
import { SHARE, Siblings } from './siblings.js';

/** Two ends; messages are copied, as between processes. */
function pair(): [Channel, Channel] {
  const [near, far] = [new EventEmitter(), new EventEmitter()];
  const end = (own: EventEmitter, other: EventEmitter) =>
    Object.assign(own, {
      send: (message: object) =>
        other.emit('message', JSON.parse(JSON.stringify(message))),
    });
  return [new Channel(end(near, far)), new Channel(end(far, near))];
}

const relayed = () => new Promise((resolve) => setImmediate(resolve));

let relay: Relay;

function process(number: number): Siblings {
  const [ofPrimary, ofProcess] = pair();
  relay.connect(number, ofPrimary);
  return new Siblings(ofProcess);
}

beforeEach(() => (relay = new Relay()));

it('adds up the counts of all processes by key', async () => {
  const [first, second] = [1, 2].map(
    (number) => new SharedCounts('a', process(number)),
  ) as [SharedCounts, SharedCounts];
  first.add('key', 2);
  second.add('key', 3);
  second.add('other', 1);
  await relayed();
  expect([first, second].map((counts) => counts.of('key'))).toEqual([5, 5]);
  expect([first.of('other'), first.ownOf('key')]).toEqual([1, 2]);
  second.add('key', -3);
  await until('the change has arrived', () => first.of('key'), 2);
  expect(first.of('key')).toBe(2);
});

it('sends the changes of a busy time together, of all counts', async () => {
  const [ofPrimary, ofProcess] = pair();
  const received: unknown[] = [];
  ofPrimary.on(SHARE, (notes) => received.push(notes));
  const busy = new Siblings(ofProcess);
  const [files, bytes] = ['files', 'bytes'].map(
    (name) => new SharedCounts(name, busy),
  ) as [SharedCounts, SharedCounts];
  files.add('hall', 1);
  await relayed();
  received.length = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    files.add('hall', 1);
    bytes.add('hall', 5);
  }
  await until(
    'they are sent',
    () => received.length,
    (count) => count > 0,
  );
  expect(received).toEqual([
    [
      { name: 'counts of files', payload: { hall: 11 } },
      { name: 'counts of bytes', payload: { hall: 50 } },
    ],
  ]);
});

it('keeps counts of other names apart', async () => {
  const [one, two] = [process(1), process(2)];
  const counts = new SharedCounts('a', one);
  new SharedCounts('b', two).add('key', 1);
  await relayed();
  expect(counts.of('key')).toBe(0);
});

it('forgets the counts of a process that has ended', async () => {
  const first = new SharedCounts('a', process(1));
  new SharedCounts('a', process(2)).add('key', 3);
  await relayed();
  expect(first.of('key')).toBe(3);
  relay.disconnect(2);
  expect(first.of('key')).toBe(0);
});

it('gives the present counts to a process that starts later', async () => {
  const first = new SharedCounts('a', process(1));
  first.add('key', 2);
  await relayed();
  const late = new SharedCounts('a', process(2));
  expect(late.of('key')).toBe(2);
});

it('gives no answer to a question whose source fails or is missing', async () => {
  const [ofPrimary, ofProcess] = pair();
  ofProcess.answer('known', () => Promise.resolve({ value: 1 }));
  ofProcess.answer('failing', () => Promise.reject(new Error('no')));
  expect(await ofPrimary.ask('known', 1_000)).toEqual({ value: 1 });
  expect(await ofPrimary.ask('failing', 5)).toBeUndefined();
  expect(await ofPrimary.ask('missing', 5)).toBeUndefined();
});

it('reaches both applications of a process', async () => {
  const [ofPrimary, ofProcess] = pair();
  relay.connect(1, ofPrimary);
  const [web, worker] = [1, 2].map(
    () => new SharedCounts('a', new Siblings(ofProcess)),
  ) as [SharedCounts, SharedCounts];
  new SharedCounts('a', process(2)).add('key', 3);
  await relayed();
  expect([web.of('key'), worker.of('key')]).toEqual([3, 3]);
});
