import { EventEmitter } from 'node:events';
import { Replicas } from './replicas.js';
import { SharedCounts } from './shared-counts.js';
import { Siblings } from './siblings.js';

const BEAT_MS = 1_000;
const TOPIC = 'replicas';

/** Redis: it carries messages to all that listen, itself included. */
class Bus {
  readonly sent: string[] = [];
  isAway = false;
  private readonly emitter = new EventEmitter();

  offer(topic: string, payload: string): Promise<void> {
    this.sent.push(payload);
    if (!this.isAway) this.emitter.emit(topic, payload);
    return Promise.resolve();
  }

  subscribe(topic: string, listener: (payload: string) => void): void {
    this.emitter.on(topic, listener);
  }
}

interface Process {
  counts: SharedCounts;
  ofReplica: SharedCounts;
  siblings: Siblings;
  kill(): void;
}

let bus: Bus;
let processes: Replicas[];

beforeEach(() => {
  jest.useFakeTimers();
  bus = new Bus();
  processes = [];
});

afterEach(() => {
  for (const each of processes) each.leave();
  jest.useRealTimers();
});

function start(replica?: string): Process {
  const siblings = new Siblings(undefined);
  const replicas = new Replicas(siblings);
  const counts = new SharedCounts('a', siblings);
  const ofReplica = new SharedCounts('b', siblings, 'replica');
  replicas.join(bus, replica);
  processes.push(replicas);
  return { counts, ofReplica, siblings, kill: () => replicas.leave() };
}

const pass = (ms: number) => jest.advanceTimersByTime(ms);

/** They know each other: the later one asks with its next beat. */
function startTwo(): [Process, Process] {
  const both: [Process, Process] = [start(), start()];
  pass(3 * BEAT_MS);
  return both;
}

function headed(changes: object, notes: string): string {
  const head = { replica: 'x', from: 'x', count: 1, isFresh: true, wanted: [] };
  return `${JSON.stringify({ ...head, ...changes })}\n${notes}`;
}

const foreign = (message: string) => void bus.offer(TOPIC, message);
const valuesOf = (payload: unknown) =>
  JSON.stringify([{ name: 'counts of a', payload }]);

it('adds up the counts of two replicas within a tenth of a second', () => {
  const [first, second] = startTwo();
  first.counts.add('hall', 2);
  second.counts.add('hall', 3);
  pass(100);
  expect([first, second].map(({ counts }) => counts.of('hall'))).toEqual([
    5, 5,
  ]);
});

it('counts a bound of memory for each replica alone', () => {
  const [first, second] = startTwo();
  first.ofReplica.add('all', 2);
  pass(BEAT_MS);
  expect([first.ofReplica.of('all'), second.ofReplica.of('all')]).toEqual([
    2, 0,
  ]);
});

it('gives the present counts to a replica that starts later', () => {
  const first = start();
  first.counts.add('hall', 2);
  pass(BEAT_MS);
  const late = start();
  pass(3 * BEAT_MS);
  expect(late.counts.of('hall')).toBe(2);
});

it('sends one message a second while it is alone, and no count', () => {
  const alone = start();
  bus.sent.length = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    alone.counts.add('hall', 1);
    pass(BEAT_MS / 10);
  }
  expect(bus.sent).toHaveLength(10);
  expect(bus.sent.join()).not.toContain('hall');
});

it('sends the changes of a busy time together', () => {
  const [first, second] = startTwo();
  bus.sent.length = 0;
  for (let turn = 0; turn < 1_000; turn += 1) {
    first.counts.add(`guest ${turn % 10}`, 1);
    first.siblings.share('question', turn);
    pass(1);
  }
  // Every 50 ms one, and the beats of both.
  expect(bus.sent.length).toBeLessThanOrEqual(20 + 4);
  pass(100);
  expect(second.counts.of('guest 1')).toBe(100);
});

it('does not hear the processes of its own replica twice', () => {
  const [first, second] = [start('one'), start('one')];
  pass(3 * BEAT_MS);
  first.counts.add('hall', 2);
  pass(BEAT_MS);
  expect(second.counts.of('hall')).toBe(0);
  expect(second.siblings.isAlone).toBe(true);
});

it('forgets a replica that is silent for some seconds', () => {
  const [first, second] = startTwo();
  second.counts.add('hall', 3);
  pass(BEAT_MS);
  second.kill();
  pass(3 * BEAT_MS);
  expect(first.counts.of('hall')).toBe(3);
  pass(3 * BEAT_MS);
  expect(first.counts.of('hall')).toBe(0);
  expect(first.siblings.isAlone).toBe(true);
});

it('counts alone while Redis is away, and together when it is back', () => {
  const [first, second] = startTwo();
  first.counts.add('hall', 2);
  pass(BEAT_MS);
  bus.isAway = true;
  pass(10 * BEAT_MS);
  first.counts.add('hall', 1);
  expect([first.counts.of('hall'), second.counts.of('hall')]).toEqual([3, 0]);
  bus.isAway = false;
  pass(3 * BEAT_MS);
  expect(second.counts.of('hall')).toBe(3);
});

it('mends its counts after a single lost message', () => {
  const [first, second] = startTwo();
  first.counts.add('left', 1);
  pass(BEAT_MS);
  bus.isAway = true;
  first.counts.add('left', -1);
  first.counts.add('come', 1);
  pass(100);
  bus.isAway = false;
  expect(second.counts.of('left')).toBe(1);
  pass(3 * BEAT_MS);
  expect([second.counts.of('left'), second.counts.of('come')]).toEqual([0, 1]);
});

it('sends many keys in messages of bounded size', () => {
  const first = start();
  for (let key = 0; key < 5_000; key += 1)
    first.counts.add(`${key} ${'x'.repeat(100)}`, 1);
  const late = start();
  pass(3 * BEAT_MS);
  expect(late.counts.of(`4999 ${'x'.repeat(100)}`)).toBe(1);
  const longest = Math.max(...bus.sent.map(({ length }) => length));
  expect(longest).toBeLessThan(128 * 1024);
});

it.each([
  'no line',
  '{}\n[]',
  `null\n${valuesOf({ hall: 1 })}`,
  headed({ from: 'x'.repeat(65) }, valuesOf({ hall: 1 })),
  headed({ count: '1' }, valuesOf({ hall: 1 })),
  headed({ wanted: 'all' }, valuesOf({ hall: 1 })),
  headed({}, '{'),
  headed({}, '[null]'),
  headed({}, `[${'"a",'.repeat(300_000)}"a"]`),
  headed({}, valuesOf(null)),
  headed({}, valuesOf('many')),
  headed({}, valuesOf({ hall: -1 })),
  headed({}, valuesOf({ hall: '7' })),
  headed({}, valuesOf({ hall: 1e300 })),
])('ignores a malformed message: %#', (message) => {
  const [first] = startTwo();
  foreign(message);
  expect(first.counts.of('hall')).toBe(0);
});

it('hears a strange process, bounds its keys, and forgets it', () => {
  const [first] = startTwo();
  foreign(headed({}, valuesOf({ hall: 4 })));
  expect(first.counts.of('hall')).toBe(4);
  for (let count = 2; count < 62; count += 1) {
    const keys = Array.from({ length: 1_000 }, (_, key) => [
      `${count} ${key}`,
      1,
    ]);
    const values = Object.fromEntries(keys) as unknown;
    foreign(headed({ count, isFresh: false }, valuesOf(values)));
  }
  expect(first.counts.of('2 0')).toBe(1);
  expect(first.counts.of('61 999')).toBe(0);
  pass(6 * BEAT_MS);
  expect(first.counts.of('hall')).toBe(0);
});

it('does not answer the greetings of a strange process', () => {
  const [first] = startTwo();
  first.counts.add('hall', 1);
  pass(BEAT_MS);
  const greetings = Array.from({ length: 1_000 }, () => ({
    name: 'wanted: counts of a',
  }));
  bus.sent.length = 0;
  foreign(headed({}, JSON.stringify(greetings)));
  pass(BEAT_MS / 2);
  expect(bus.sent.join().match(/"hall"/g)).toBeNull();
});

it('knows a bounded number of other processes', () => {
  const [first] = startTwo();
  for (let from = 0; from < 300; from += 1)
    foreign(headed({ from: `process ${from}` }, valuesOf({ hall: 1 })));
  // The other replica is one of them.
  expect(first.counts.of('hall')).toBe(255);
});
