import type { PanelMedia } from '@hatira/contract';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { restList, restRows } from '../../support/requests/panel.js';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp();
let staff: Awaited<ReturnType<typeof test.staff>>;

beforeEach(async () => {
  staff = await test.staff();
  const wedding = await createWedding(test, 'Elif-140626-Can');
  const content = Buffer.from('x');
  const at = (day: string) => new Date(`2026-06-${day}Z`);
  await seedMedia(test, wedding, [
    {
      name: 'a.jpg',
      content,
      createdAt: at('14T20:59:59.999'),
      note: 'Ayşe Teyze|Çok mutlu olun',
    },
    {
      name: 'b.mp4',
      content,
      createdAt: at('14T21:00'),
      note: 'Işıl ışıldı her yer',
    },
    { name: 'kemal.jpg', content, createdAt: at('15T20:59') },
    {
      name: 'd.mov',
      content,
      createdAt: at('15T21:00'),
      note: 'Kemal|',
    },
  ]);
});

const found = async (filter: object) =>
  (await restRows<PanelMedia>(staff, 'media', { filter }))
    .map(({ fileName }) => fileName)
    .sort();

it.each([
  ['ayse teyze', ['a.jpg']],
  ['MUTLU', ['a.jpg']],
  ['isil', ['b.mp4']],
  ['KEMAL', ['d.mov', 'kemal.jpg']],
  ['%', []],
])('finds %s in notes, guests’ names and file names', async (q, names) => {
  expect(await found({ q })).toEqual(names);
});

it('filters by kind', async () => {
  expect(await found({ kind: 'photo' })).toEqual(['a.jpg', 'kemal.jpg']);
  expect(await found({ kind: 'video' })).toEqual(['b.mp4', 'd.mov']);
  expect(await found({ kind: 'video', q: 'kemal' })).toEqual(['d.mov']);
  await restList(staff, 'media', { filter: { kind: 'sound' } }).expect(400);
});

it('filters by the time of the upload, to the moment', async () => {
  const [uploadedFrom, uploadedBefore] = [
    '2026-06-14T21:00:00.000Z',
    '2026-06-15T21:00:00.000Z',
  ];
  expect(await found({ uploadedFrom })).toEqual([
    'b.mp4',
    'd.mov',
    'kemal.jpg',
  ]);
  expect(await found({ uploadedFrom, uploadedBefore })).toEqual([
    'b.mp4',
    'kemal.jpg',
  ]);
  await restList(staff, 'media', {
    filter: { uploadedFrom: 'yesterday' },
  }).expect(400);
});
