import { expect, it } from 'vitest';
import { matchPending, type PendingRecord } from './pending-record';

const pending: PendingRecord = {
  id: 'x',
  wedding: 'w',
  name: 'IMG_1.MOV',
  size: 1000,
  type: 'video/quicktime',
  lastModified: 0,
  addedAtMs: 0,
};
const chosen = (name: string, size: number) =>
  new File([new Uint8Array(size)], name);

it('recognizes the same file, and a video that the phone converted again', () => {
  expect(matchPending(pending, chosen('IMG_1.MOV', 1000))).toBe('same');
  expect(matchPending(pending, chosen('IMG_1.MOV', 1040))).toBe('similar');
  expect(matchPending(pending, chosen('IMG_1.MOV', 1100))).toBe('other');
  expect(matchPending(pending, chosen('IMG_2.MOV', 1000))).toBe('other');
});
