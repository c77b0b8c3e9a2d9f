import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutSecrets } from './logging.js';

const UUIDS = 200_000;
const HASH = '1234567890123456';
const ID = '1f230e6c-eac2-44ea-9492-759c14a0b1c2';
const KEY = 'AbCdEfGhIjKlMnOpQrStUvWx';
const WALL = '7kq2m9xd4hzt5wbn';
const CURSOR = Buffer.from(`2026-06-14T20:00:00.000000Z|${ID}`).toString(
  'base64url',
);

const encoded = (text: string) =>
  [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
const partlyEncoded = (text: string) =>
  [...text]
    .map((sign, at) => (at % 3 === 0 ? encoded(sign).toUpperCase() : sign))
    .join('');

const SPELLINGS: [spelling: string, address: string][] = [
  ['a gallery', `/camera-roll/${HASH}`],
  ['a gallery with a query', `/api/media/admin/${HASH}?limit=5`],
  ['archives of a gallery', `/api/archives?hash=${HASH}`],
  ['a hash among others', `/api/archives?hash=${HASH}&x=1`],
  ['an encoded hash', `/camera-roll/${encoded(HASH)}`],
  ['a partly encoded hash', `/camera-roll/${partlyEncoded(HASH)}`],
  [
    'a filter of the panel',
    `/api/admin/rest/media?filter=%7B%22weddingHash%22%3A${HASH}%7D`,
  ],
  ['an id', `/api/media/download/${ID}`],
  ['an id in capitals', `/API/ARCHIVES/${ID.toUpperCase()}/download`],
  ['an encoded id', `/api/archives/${encoded(ID)}/download`],
  ['a partly encoded id', `/api/archives/${partlyEncoded(ID)}/download`],
  ['an id without hyphens', `/api/archives/${ID.replaceAll('-', '')}`],
  ['a key', `/media/${KEY}`],
  ['a key of a rendition', `/media/${KEY}/thumb`],
  ['a key after two slashes', `//media//${KEY}`],
  ['a key of another case', `/MEDIA/${KEY}`],
  ['an encoded key', `/media/${encoded(KEY)}`],
  ['a partly encoded key', `/media/${partlyEncoded(KEY)}`],
  ['a key at a whole address', `https://photos.example.com/media/${KEY}`],
  ['a wall', `/wall/${WALL}`],
  ['the calls of a wall', `/api/walls/${WALL}/events`],
  ['a wall in capitals', `/WALL//${WALL.toUpperCase()}`],
  ['an album', `/album/${WALL}`],
  ['a file of an album', `/api/albums/${WALL}/media/${ID}/thumb`],
  ['a partly encoded wall', `/wall/${partlyEncoded(WALL)}`],
  ['a place in a list', `/api/media/admin/${HASH}?limit=60&cursor=${CURSOR}`],
];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The log may keep 8 of 32 digits, 4 of 24 letters, 2 of 16. */
function expectHidden(logged: string): void {
  const pieces = [
    HASH.slice(2, 8),
    HASH.slice(-6),
    ID.slice(9, 18),
    ID.slice(-8),
    KEY.slice(4, 10),
    KEY.slice(-6),
    WALL.slice(4, 10),
    WALL.slice(-6),
  ];
  const text = decoded(logged).toLowerCase();
  expect(
    [...pieces, CURSOR.slice(0, 9)].filter((piece) =>
      text.includes(piece.toLowerCase()),
    ),
  ).toEqual([]);
}

function randomIds(): string[] {
  return Array.from({ length: UUIDS }, () => randomUUID());
}

describe('withoutSecrets', () => {
  it.each([
    ['/camera-roll/1234567890123456', '/camera-roll/12…'],
    [
      '/api/media/admin/1234567890123456/images?limit=5',
      '/api/media/admin/12…/images?limit=5',
    ],
    [
      '/api/media/download/0f8fad5b-d9cb-469f-a165-70867728950e',
      '/api/media/download/0f8fad5b…',
    ],
    ['/media/AbCdEfGhIjKlMnOpQrStUvWx', '/media/AbCd…'],
    [
      '/api/admin/rest/media?filter=%7B%22weddingHash%22%3A1234567890123456%7D',
      '/api/admin/rest/media?filter=%7B%22weddingHash%22%3A12…%7D',
    ],
    ['/Ayse-140626-Can', '/Ayse-140626-Can'],
    [
      '/api/media/Ayse-140626-Mehmet/upload',
      '/api/media/Ayse-140626-Mehmet/upload',
    ],
    ['/api/media/bulk-download-chunked', '/api/media/bulk-download-chunked'],
    ['/Ay%C5%9Fe%2F%zz', '/Ay%C5%9Fe/%zz'],
  ])('logs %s as %s', (url, logged) =>
    expect(withoutSecrets(url)).toBe(logged),
  );

  it.each(SPELLINGS)('hides %s', (_, address) =>
    expectHidden(withoutSecrets(address)),
  );

  it(`hides all of ${UUIDS} random ids`, () => {
    const readable = randomIds().filter(
      (id) =>
        withoutSecrets(`/api/archives/${id}/download`) !==
        `/api/archives/${id.slice(0, 8)}…/download`,
    );
    expect(readable).toEqual([]);
  });

  it('hides random keys', () => {
    const keys = Array.from({ length: 20_000 }, () =>
      randomBytes(18).toString('base64url'),
    );
    const readable = keys.filter(
      (key) =>
        withoutSecrets(`/media/${key}/thumb`).length >
        `/media/1234…/thumb`.length,
    );
    expect(readable).toEqual([]);
  });
});

/** Go, too, takes the leftmost match and first alternative. */
describe('the filter of deploy/Caddyfile', () => {
  const text = readFileSync(
    join(__dirname, '../../../../../../deploy/Caddyfile'),
    'utf8',
  );
  const [, pattern = '', mark = ''] =
    /request>uri regexp "([^"]+)" "([^"]+)"/.exec(text) ?? [];
  const filtered = (uri: string) => uri.replace(new RegExp(pattern, 'g'), mark);

  it('uses only syntax with the same meaning in Go and JavaScript', () => {
    expect(pattern).not.toBe('');
    expect(pattern).not.toMatch(/\\|\(\?[^:]/);
  });

  it.each(SPELLINGS)('hides %s', (_, address) =>
    expectHidden(filtered(address)),
  );

  it(`hides all of ${UUIDS} random ids`, () => {
    const readable = randomIds().filter(
      (id) =>
        filtered(`/api/archives/${id}/download`) !== '/api/archives/…/download',
    );
    expect(readable).toEqual([]);
  });
});
