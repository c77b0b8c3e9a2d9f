import { beforeEach, expect, it, vi } from 'vitest';
import { PendingUploads } from './pending-uploads';
import { PhoneDatabase } from './testing/phone-database';

let phone: PhoneDatabase;
beforeEach(() => {
  phone = new PhoneDatabase();
  vi.stubGlobal('indexedDB', phone);
  return () => vi.unstubAllGlobals();
});

const PATHS: Record<string, string> = {
  'elif-150626-can': 'Elif-140626-Can',
  'Elif-140626-Can': 'Elif-140626-Can',
  'ela-ege': 'Ela-Ege',
};
const find = (path: string) =>
  path in PATHS
    ? Promise.resolve(PATHS[path]!)
    : Promise.reject(new Error('unknown'));

async function namesAt(path: string, pathOf = find): Promise<string[]> {
  const pending = new PendingUploads(path, pathOf);
  return (await pending.list()).map(({ name }) => name);
}

async function remember(path: string, name: string): Promise<void> {
  new PendingUploads(path, find).remember(name, new File(['x'], name), {});
  await vi.waitFor(async () => expect(await namesAt(path)).toContain(name));
}

it('lists files of the wedding’s former path, and of no other wedding', async () => {
  await remember('Elif-150626-Can', 'former.jpg');
  await remember('Ela-Ege', 'other.jpg');
  await remember('Elif-140626-Can', 'current.jpg');
  expect(await namesAt('Elif-140626-Can')).toEqual([
    'former.jpg',
    'current.jpg',
  ]);
  expect(await namesAt('Ela-Ege')).toEqual(['other.jpg']);
});

it('lists those of its own path when the server cannot be reached', async () => {
  await remember('Elif-150626-Can', 'former.jpg');
  await remember('Elif-140626-Can', 'current.jpg');
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await namesAt('Elif-140626-Can', offline)).toEqual(['current.jpg']);
});

it('asks no server without files of other weddings', async () => {
  await remember('Elif-140626-Can', 'a.jpg');
  const pathOf = vi.fn(find);
  expect(await namesAt('Elif-140626-Can', pathOf)).toEqual(['a.jpg']);
  expect(pathOf).not.toHaveBeenCalled();
});

it('keeps the note of a file, and the code that its guest had scanned', async () => {
  const origin = {
    note: 'Ada|Joy',
    scanned: { table: '7', event: '1a2b3c4d' },
  };
  const pending = new PendingUploads('Ela-Ege', find);
  pending.remember('a', new File(['a'], 'a'), origin);
  await vi.waitFor(async () =>
    expect(await pending.list()).toMatchObject([origin]),
  );
});

it('writes the names of all chosen files before the first copy, and gives the copies back', async () => {
  const written: unknown[] = [];
  phone.beforePut = (value) =>
    written.push(value instanceof File ? 'copy' : 'name');
  const pending = new PendingUploads('Ela-Ege', find);
  for (const id of ['a', 'b']) pending.remember(id, new File([id], id), {});
  await vi.waitFor(() => expect(written).toHaveLength(4));
  expect(written).toEqual(['name', 'name', 'copy', 'copy']);
  expect(await (await pending.keptFile('b'))?.text()).toBe('b');
  pending.forget('b');
  expect(await pending.keptFile('b')).toBeUndefined();
});
