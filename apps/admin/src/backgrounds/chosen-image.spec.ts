import { expect, it } from 'vitest';
import { imageProblem, isSvg } from './chosen-image';

it('accepts images of up to 50 MB', () => {
  expect(
    imageProblem({ name: 'a', type: 'image/jpeg', size: 1 }),
  ).toBeUndefined();
  expect(
    imageProblem({ name: 'a', type: 'image/png', size: 52_428_800 }),
  ).toBeUndefined();
});

it('refuses larger images and other files with the specified texts', () => {
  expect(
    imageProblem({ name: 'a', type: 'image/jpeg', size: 52_428_801 }),
  ).toBe('File too large. Maximum size is 50MB');
  expect(imageProblem({ name: 'a', type: 'application/pdf', size: 10 })).toBe(
    'Please select an image file',
  );
  expect(imageProblem({ name: 'a', type: '', size: 10 })).toBe(
    'Please select an image file',
  );
});

it('accepts a HEIC to which the system gives no type', () => {
  const heic = { name: 'IMG_0001.HEIC', type: '', size: 10 };
  expect(imageProblem(heic)).toBeUndefined();
});

it('recognises an SVG, which the server refuses', () => {
  expect(isSvg({ type: 'image/svg+xml' })).toBe(true);
  expect(isSvg({ type: 'image/jpeg' })).toBe(false);
});
