import { describe, expect, it } from 'vitest';
import { noteOf, toldRatio, type GalleryItem } from './gallery-item';

const item = (more: Partial<GalleryItem> = {}): GalleryItem => ({
  id: 'a',
  file_name: 'a.jpg',
  file_type: 'image/jpeg',
  file_size: 1,
  storage_url: '/media/a',
  created_at: '2026-06-14T20:00:00Z',
  ...more,
});

describe('noteOf', () => {
  it.each([
    ['Ayşe|Mutluluklar!', { name: 'Ayşe', text: 'Mutluluklar!' }],
    ['Ayşe|', { name: 'Ayşe' }],
    ['|Mutluluklar!', { text: 'Mutluluklar!' }],
    ['Mutluluklar!', { text: 'Mutluluklar!' }],
    ['|', undefined],
    [undefined, undefined],
  ])('reads %s', (note, parts) => expect(noteOf(item({ note }))).toEqual(parts));
});

describe('toldRatio', () => {
  it('is known only where both sides are', () => {
    expect(toldRatio(item({ width: 400, height: 300 }))).toBe(0.75);
    expect(toldRatio(item({ width: 400, height: null }))).toBeUndefined();
    expect(toldRatio(item())).toBeUndefined();
  });
});
