import { expect, it } from 'vitest';
import { uploadPathOf } from './pages';

it.each([
  ['/Elif-140626-Can', 'Elif-140626-Can'],
  ['/Elif-140626-Can/', 'Elif-140626-Can'],
  ['/%C3%87i%C4%9Fdem-140626-G%C3%B6k%C3%A7e', 'Çiğdem-140626-Gökçe'],
  ['/camera-rolls', 'camera-rolls'],
  ['/half-a-%', 'half-a-%'],
  ['/', ''],
  ['/camera-roll', undefined],
  ['/camera-roll/123', undefined],
  ['/camera-roll-mobile/123', undefined],
  ['/Camera-Roll/123', undefined],
  ['/wall', 'wall'],
  ['/wall/7kq2', undefined],
  ['/album', 'album'],
  ['/album/7kq2', undefined],
])('the upload path of %s is %s', (pathname, path) => {
  expect(uploadPathOf(pathname)).toBe(path);
});
