import { Archiver, type EntryData } from 'archiver';
import {
  askForArchive,
  download,
  untilArchive,
} from '../../support/fixtures/archives.js';
import { jpegBytes } from '../../support/fixtures/media-bytes.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { useTestApp } from '../../support/servers/test-app.js';
import { storedFiles } from '../../support/traces.js';

const test = useTestApp({ withWorker: true });

const stored = async () =>
  (await storedFiles(test)).filter((name) => name.endsWith('.zip'));

/** Another version of archiver may do so. */
function writeOtherTimes(): void {
  jest.spyOn(Archiver.prototype, 'append').mockImplementationOnce(function (
    this: Archiver,
    source,
    data?: EntryData,
  ) {
    return this.append(source, { ...data!, date: new Date(0) });
  });
}

afterEach(() => jest.restoreAllMocks());

it('an archive that archiver writes with other bytes is ready from its layout, and not stored', async () => {
  const wedding = await createWedding(test);
  await seedMedia(test, wedding, [{ name: 'a.jpg', content: jpegBytes() }]);
  writeOtherTimes();
  const { id, downloadUrl, totalBytes } = await askForArchive(
    test.url,
    wedding,
  );
  const before = await download(test.url, downloadUrl);
  await untilArchive(test.url, id, 'ready');
  const after = await download(test.url, downloadUrl);
  expect([after.status, after.bytes.length]).toEqual([200, totalBytes]);
  expect(after.bytes.equals(before.bytes)).toBe(true);
  expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  expect(await stored()).toEqual([]);
  const again = await askForArchive(test.url, wedding);
  expect([again.id, again.status]).toEqual([id, 'ready']);
});

it('archives are stored again once archiver writes the same bytes', async () => {
  const wedding = await createWedding(test);
  await seedMedia(test, wedding, [{ name: 'a.jpg', content: jpegBytes() }]);
  const { id } = await askForArchive(test.url, wedding);
  await untilArchive(test.url, id, 'ready');
  expect(await stored()).toEqual([`${id}.zip`]);
});
