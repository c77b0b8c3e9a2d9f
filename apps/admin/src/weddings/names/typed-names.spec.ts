import { expect, it } from 'vitest';
import { displayedOf, typedWedding } from './typed-names';

it('leaves names and date to the path where the fields are empty', () => {
  expect(displayedOf({ first: ' ', second: null, date: '' })).toEqual({
    displayedNames: null,
    displayedDate: null,
  });
});

it('takes one name from either field, or both', () => {
  expect(displayedOf({ first: ' Su ' }).displayedNames).toEqual(['Su']);
  expect(displayedOf({ second: 'Can' }).displayedNames).toEqual(['Can']);
  expect(displayedOf({ first: 'Su', second: 'Can' }).displayedNames).toEqual([
    'Su',
    'Can',
  ]);
});

it('previews the path as it will be stored', () => {
  expect(typedWedding({ path: ' su-140626-can ', date: '2026-06-20' })).toEqual(
    {
      weddingPath: 'su-140626-can',
      displayedNames: null,
      displayedDate: '2026-06-20',
    },
  );
});
