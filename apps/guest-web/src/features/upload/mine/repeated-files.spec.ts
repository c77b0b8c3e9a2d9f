import { expect, it } from 'vitest';
import type { UploadItem } from '../engine/upload-item';
import { repeatedFiles } from './repeated-files';

const item = (id: string, storageUrl?: string) =>
  ({ id, storageUrl, status: storageUrl ? 'done' : 'sending' }) as UploadItem;

it('knows files of an earlier visit, and those chosen twice in this one', () => {
  const items = [
    item('a', '/media/1'),
    item('b', '/media/2'),
    item('c'),
    item('d', '/media/2'),
  ];
  expect([...repeatedFiles(items, new Set(['/media/1']))]).toEqual(['a', 'd']);
  expect([...repeatedFiles(items, undefined)]).toEqual(['d']);
});
