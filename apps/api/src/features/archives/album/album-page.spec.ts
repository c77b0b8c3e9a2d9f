import { createHash } from 'node:crypto';
import { LANGUAGES, type ZipAlbum } from '@hatira/contract';
import { albumData, type AlbumItem } from './album-data.js';
import { albumPage } from './album-page.js';
import { ALBUM_WORDS } from './album-words.js';

const at = (text: string) => Date.parse(text) / 1000;

function item(name: string, more: Partial<AlbumItem> = {}): AlbumItem {
  return {
    id: name,
    name,
    fileName: name,
    objectKey: name,
    note: null,
    weddingId: 1,
    editKey: '',
    viewKey: '',
    sizeBytes: 1,
    crc32: 1,
    guestId: null,
    livePairId: null,
    eventId: null,
    contentHash: Buffer.alloc(32),
    fileType: 'image/jpeg',
    takenAtSeconds: at('2026-06-20T18:30:00Z'),
    ...more,
  };
}

const zone = 'Europe/Berlin';
const dataIn = (page: string) =>
  JSON.parse(
    /<script type="application\/json" id="album-data">(.*?)<\/script>/s.exec(
      page,
    )![1]!,
  ) as ZipAlbum;

describe('albumPage', () => {
  it('keeps the texts of guests from ending the script or becoming markup', () => {
    const evil = `</script><script>alert("1")</script><!-- ' \u2028 &amp;`;
    const page = albumPage(
      evil.replace('\u2028', ''),
      [item('a.jpg', { note: `${evil}|${evil}!` })],
      zone,
    );
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page.match(/<\/script/g)).toHaveLength(2);
    expect(page).not.toContain('<!--');
    expect(page).not.toContain('\u2028');
    expect(dataIn(page)).toMatchObject({
      title: evil.replace('\u2028', ''),
      people: [evil],
      notes: { 0: `${evil}!` },
    });
  });

  it('permits its own script and style alone, and no network', () => {
    const page = albumPage('A', [item('a.jpg')], zone);
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)![1]!;
    const [, style = '', script = ''] =
      /<style>(.*?)<\/style>.*<script>(.*)<\/script>/s.exec(page)!;
    for (const text of [style, script])
      expect(policy).toContain(
        `sha256-${createHash('sha256').update(text).digest('base64')}`,
      );
    expect(policy).toContain('default-src &#39;none&#39;');
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const known = page.replaceAll('http://www.w3.org/2000/svg', '');
    expect(known).not.toMatch(/https?:\/\/|url\(|@import/);
  });

  it('prints a name that was given alone once', () => {
    const items = [
      item('a.jpg', { guestId: 'guest', note: 'Fatma|Mutluluklar' }),
      item('b.jpg', { guestId: 'guest', note: 'Fatma' }),
    ];
    expect(dataIn(albumPage('A', items, zone))).toMatchObject({
      people: ['Fatma'],
      by: [0, 0],
      notes: { 0: 'Mutluluklar' },
    });
    expect(dataIn(albumPage('A', items, zone)).notes).not.toHaveProperty('1');
  });

  it('is the same for the same items', () => {
    const page = () => albumPage('A', [item('a.jpg', { note: 'Ali|x' })], zone);
    expect(page()).toBe(page());
  });

  it('has all words in all languages', () => {
    for (const language of LANGUAGES) {
      const words = ALBUM_WORDS[language];
      expect(Object.keys(words)).toEqual(Object.keys(ALBUM_WORDS.en));
      expect(Object.values(words).every((text) => text.trim() === text)).toBe(
        true,
      );
      expect(words.found).toContain('{number}');
      expect(words.unpack).toContain('index.html');
    }
  });
});

describe('albumData', () => {
  it('names guests as folders do, and keeps notes by position', () => {
    const data = albumData(
      'A',
      [
        item('1.jpg', { guestId: 'x' }),
        item('2.jpg', { guestId: 'x', note: 'Ayşe|Selam' }),
        item('3.jpg', { note: 'Ayşe|' }),
        item('4.jpg', { note: 'tek söz' }),
        item('5.jpg', { guestId: 'x', note: 'Fatma|' }),
      ],
      zone,
    );
    expect(data.people).toEqual(['Ayşe', 'Fatma']);
    expect(data.by).toEqual([0, 0, 0, -1, 1]);
    expect(data.notes).toEqual({ 1: 'Selam', 3: 'tek söz' });
    expect(data.hasGuestBook).toBe(true);
    expect(albumData('A', [item('1.jpg')], zone).hasGuestBook).toBe(false);
  });

  it('tells pictures, videos and cameras’ own files apart', () => {
    const types = ['image/heic', 'video/mp4', 'image/x-adobe-dng'];
    const items = types.map((fileType) => item(fileType, { fileType }));
    expect(albumData('A', items, zone).kinds).toBe('pvf');
  });

  it('joins a Live Photo with its video, if both are there', () => {
    const photo = item('a.heic', { id: 'p', livePairId: 'v' });
    const video = item('a.mov', {
      id: 'v',
      livePairId: 'p',
      fileType: 'video/quicktime',
    });
    const other = item('b.jpg', { id: 'q', livePairId: 'gone' });
    expect(albumData('A', [video, other, photo], zone).motion).toEqual({
      2: 0,
    });
    expect(albumData('A', [photo, other], zone).motion).toEqual({});
  });

  it('has the wedding’s clock, also in the night when it is turned', () => {
    const moments = ['2026-10-24T21:30:00Z', '2026-10-25T00:30:00Z'];
    moments.push('2026-10-25T01:10:00Z', '2026-10-25T02:00:00Z');
    const items = moments.map((moment) =>
      item(moment, { takenAtSeconds: at(moment) }),
    );
    const { times } = albumData('A', items, zone);
    const clock = times.map((seconds) =>
      new Date(seconds * 1000).toISOString().slice(0, 16),
    );
    expect(clock).toEqual([
      '2026-10-24T23:30',
      '2026-10-25T02:30',
      '2026-10-25T02:10',
      '2026-10-25T03:00',
    ]);
  });
});
