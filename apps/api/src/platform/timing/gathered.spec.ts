import { Gathered } from './gathered.js';

/** A work whose calls end on demand. */
function held(most = 10) {
  const calls: { items: string[]; end: (error?: Error) => void }[] = [];
  const gathered = new Gathered<string, string>(
    (items) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) =>
          error ? reject(error) : resolve(items.map((item) => `${item}!`));
        calls.push({ items, end });
      }),
    most,
  );
  return { calls, gathered };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('sends a lone item at once, and later ones of its key together', async () => {
  const { calls, gathered } = held();
  const first = gathered.add('a', '1');
  const later = [gathered.add('a', '2'), gathered.add('a', '3')];
  const other = gathered.add('b', '4');
  expect(calls.map(({ items }) => items)).toEqual([['1'], ['4']]);
  calls[0]!.end();
  expect(await first).toBe('1!');
  await settled();
  expect(calls[2]!.items).toEqual(['2', '3']);
  calls[2]!.end();
  expect(await Promise.all(later)).toEqual(['2!', '3!']);
  calls[1]!.end();
  expect(await other).toBe('4!');
  void gathered.add('a', '5');
  expect(calls[3]!.items).toEqual(['5']);
});

it('sends at most so many in one call', async () => {
  const { calls, gathered } = held(2);
  for (const item of ['1', '2', '3', '4']) void gathered.add('a', item);
  calls[0]!.end();
  await settled();
  calls[1]!.end();
  await settled();
  expect(calls.map(({ items }) => items)).toEqual([['1'], ['2', '3'], ['4']]);
});

it('gives the error of a call to its items alone, and goes on', async () => {
  const { calls, gathered } = held();
  const first = gathered.add('a', '1');
  const second = gathered.add('a', '2');
  calls[0]!.end(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await settled();
  calls[1]!.end();
  expect(await second).toBe('2!');
});
