import { afterEach, expect, it, vi } from 'vitest';
import { API } from '@hatira/contract';
import { countFiles } from './count-files';

const HASH = 123456789012345;

afterEach(() => vi.unstubAllGlobals());

it('counts every page of the list', async () => {
  const pages: Record<string, object> = {
    [API.mediaPage(API.gallery(HASH))]: { data: [{}, {}], next_cursor: 'b' },
    [API.mediaPage(API.gallery(HASH), 'b')]: {
      data: [{}, {}],
      next_cursor: 'c',
    },
    [API.mediaPage(API.gallery(HASH), 'c')]: { data: [{}] },
  };
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(JSON.stringify(pages[url]))),
  );
  expect(await countFiles(HASH)).toBe(5);
});
