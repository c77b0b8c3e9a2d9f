import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PendingDatabase } from './pending-database';
import type { PendingRecord } from './pending-record';
import { PhoneDatabase } from './testing/phone-database';

const MEGABYTE = 1_000_000;

let phone: PhoneDatabase;
let database: PendingDatabase;
beforeEach(async () => {
  phone = new PhoneDatabase();
  vi.stubGlobal('indexedDB', phone);
  database = await PendingDatabase.open();
  return () => vi.unstubAllGlobals();
});

/** Reports this size; its bytes are not read. */
function fileOf(bytes: number): File {
  const file = new File(['x'], 'film.mov');
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

async function remember(
  id: string,
  bytes = 50 * MEGABYTE,
  to = database,
): Promise<void> {
  const { name, type, lastModified } = fileOf(bytes);
  const record: PendingRecord = {
    id,
    wedding: 'w',
    name,
    type,
    lastModified,
    size: bytes,
    addedAtMs: Date.now(),
  };
  await to.rememberName(record);
  await to.keepFile(id, fileOf(bytes));
}

const withFile = async () =>
  (await database.list(['w']))
    .filter(({ file }) => file !== undefined)
    .map(({ id }) => id);

describe('the preview of a file', () => {
  const preview = new ArrayBuffer(3);

  it('is kept for a file that is too large itself, until that is forgotten', async () => {
    await remember('large', 51 * MEGABYTE);
    await database.keepPreview('large', preview);
    await database.keepPreview('gone', preview);
    expect(await database.list(['w'])).toEqual([
      expect.objectContaining({ id: 'large', preview, file: undefined }),
    ]);
    await database.forget('large');
    await database.keepPreview('large', preview);
    expect(await database.list(['w'])).toEqual([]);
  });

  it('is not kept beside the file itself', async () => {
    await remember('small');
    await database.keepPreview('small', preview);
    expect((await database.list(['w']))[0]).not.toHaveProperty('preview');
  });
});

it('lists files in the order of their choice, whatever their ids', async () => {
  for (const [index, id] of ['c', 'a', 'b'].entries()) {
    vi.setSystemTime(Date.now() + index + 1);
    await remember(id);
  }
  vi.useRealTimers();
  expect((await database.list(['w'])).map(({ id }) => id)).toEqual([
    'c',
    'a',
    'b',
  ]);
});

describe('the space for files', () => {
  it('ends at 300 MB, and forgotten files free it', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await remember(id);
    expect(await withFile()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    await database.forget('a');
    await remember('h');
    expect(await withFile()).toEqual(['b', 'c', 'd', 'e', 'f', 'h']);
  });

  it('is half of what the browser has left, where it says so', async () => {
    const estimate = { quota: 9_000 * MEGABYTE, usage: 1_000 * MEGABYTE };
    const persist = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal('navigator', {
      userAgent: 'Mobile Safari',
      storage: { estimate: () => Promise.resolve(estimate), persist },
    });
    await remember('a', 4_001 * MEGABYTE);
    expect(persist).not.toHaveBeenCalled();
    await remember('b', 3_999 * MEGABYTE);
    estimate.usage += 3_999 * MEGABYTE;
    await remember('c', 3_000 * MEGABYTE);
    expect(await withFile()).toEqual(['b']);
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('does not keep a file that the phone stored in part', async () => {
    phone.afterPut = (value) =>
      value instanceof File ? new File(['x'], 'film.mov') : value;
    await remember('a').catch(() => undefined);
    phone.afterPut = (value) => value;
    await remember('b');
    expect(await withFile()).toEqual(['b']);
  });

  it('does not count a file that could not be written', async () => {
    phone.beforePut = (value) => {
      if (value instanceof File)
        throw new DOMException('Full', 'QuotaExceededError');
    };
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
      await remember(id).catch(() => undefined);
    phone.beforePut = () => undefined;
    await remember('g');
    expect(await withFile()).toEqual(['g']);
  });

  it('is counted over all visits', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await remember(id);
    await remember('g', 50 * MEGABYTE, await PendingDatabase.open());
    expect(await withFile()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});

it('opens a new connection when the phone has closed the old one', async () => {
  await remember('a', 10);
  phone.closeAll();
  await database.forget('a');
  expect(await database.list(['w'])).toEqual([]);
  expect(phone.opened).toBe(2);
});

it('returns the readable files, and only the name of an unreadable one', async () => {
  await remember('a', 10);
  await remember('b', 10);
  phone.unreadable.add('a');
  expect(
    (await database.list(['w'])).map(({ id, file }) => [
      id,
      file !== undefined,
    ]),
  ).toEqual([
    ['a', false],
    ['b', true],
  ]);
});
