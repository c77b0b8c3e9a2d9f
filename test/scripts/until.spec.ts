import { mkdtempSync, rmdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abandonWaits, until } from '../support/until.js';

const SOON_MS = 30;

it('returns the wanted value', async () => {
  let looks = 0;
  expect(await until('three', () => ++looks, 3)).toBe(3);
  expect(
    await until(
      'more',
      () => ++looks,
      (seen) => seen > 5,
    ),
  ).toBe(6);
  expect(await until('a list', () => [looks], [6])).toEqual([6]);
  const empty = mkdtempSync(join(tmpdir(), 'hatira-until-'));
  expect(await until('no file', () => readdir(empty), [])).toEqual([]);
  rmdirSync(empty);
  expect(await until('truth', () => looks)).toBe(6);
});

it('names the wanted state and the last seen one after the limit', async () => {
  const files = [{ name: 'a.jpg', state: 'pending' }];
  const isReady = ([file]: typeof files) => file?.state === 'ready';
  await expect(
    until('the file is ready', () => files, isReady, SOON_MS),
  ).rejects.toThrow(
    /^Waited \d+ ms in vain until the file is ready; last seen: \[ \{ name: 'a.jpg', state: 'pending' \} \]$/,
  );
});

it('fails also when a look does not end', async () => {
  let looks = 0;
  const hanging = () =>
    ++looks === 1 ? false : new Promise<boolean>(() => undefined);
  await expect(
    until('an answer comes', hanging, true, SOON_MS),
  ).rejects.toThrow('an answer comes; last seen: false');
});

it('ends with the error of a look', async () => {
  const failing = () => Promise.reject(new Error('The process has ended'));
  await expect(until('it is ready', failing)).rejects.toThrow('has ended');
});

it('shows the end of a long text', async () => {
  const log = `${'x'.repeat(5_000)} the last line`;
  await expect(until('it is said', () => log, 'else', SOON_MS)).rejects.toThrow(
    /last seen: …x+ the last line$/,
  );
});

it('names and ends the waits that a test has left behind', async () => {
  let looks = 0;
  const left = until('the moon is blue', () => (looks++, 'white'), 'blue');
  const failed = expect(left).rejects.toThrow('in vain');
  await until('it has looked', () => looks > 1);
  expect(abandonWaits()).toEqual(['the moon is blue; last seen: white']);
  await failed;
  expect(abandonWaits()).toEqual([]);
});
