import { RecentlyUsed } from './recently-used.js';

const MAX = 10;
const weigh = (text: string) => text.length;

/** A value that arrives when `arrive` is called. */
function later(text: string): {
  load: () => Promise<string>;
  arrive: () => void;
} {
  let arrive = (): void => undefined;
  const value = new Promise<string>(
    (resolve) => (arrive = () => resolve(text)),
  );
  return { load: () => value, arrive };
}

/** Tells whether `get` returns the value without loading it. */
async function isKept(
  cache: RecentlyUsed<string>,
  key: string,
): Promise<boolean> {
  let isLoaded = false;
  await cache
    .get(key, () => {
      isLoaded = true;
      return Promise.reject(new Error('loaded again'));
    })
    .catch(() => undefined);
  return !isLoaded;
}

it('loads once for concurrent callers', async () => {
  const cache = new RecentlyUsed(MAX, weigh);
  const { load, arrive } = later('abc');
  const both = Promise.all([
    cache.get('a', load),
    cache.get('a', () => Promise.reject(new Error('twice'))),
  ]);
  arrive();
  expect(await both).toEqual(['abc', 'abc']);
  expect(await isKept(cache, 'a')).toBe(true);
});

it('removes the values unused for longest', async () => {
  const cache = new RecentlyUsed(MAX, weigh);
  for (const key of ['a', 'b', 'a', 'c'])
    await cache.get(key, () => Promise.resolve('1234'));
  expect([
    await isKept(cache, 'b'),
    await isKept(cache, 'a'),
    await isKept(cache, 'c'),
  ]).toEqual([false, true, true]);
});

it('does not cache failures', async () => {
  const cache = new RecentlyUsed(MAX, weigh);
  await expect(
    cache.get('a', () => Promise.reject(new Error('away'))),
  ).rejects.toThrow('away');
  expect(await cache.get('a', () => Promise.resolve('back'))).toBe('back');
});

it('does not deadlock when concurrent loads exceed the weight', async () => {
  const cache = new RecentlyUsed(MAX, weigh);
  const parts = ['a much too long text', 'another one that is too long'].map(
    later,
  );
  const loads = parts.map(({ load }, index) => cache.get(String(index), load));
  parts.forEach(({ arrive }) => arrive());
  expect(await Promise.all(loads)).toEqual([
    'a much too long text',
    'another one that is too long',
  ]);
});
