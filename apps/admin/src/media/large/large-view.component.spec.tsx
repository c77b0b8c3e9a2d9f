import { expectAccessibleInBothSchemes } from '@hatira/component-specs';
import { fakePanel, panelMedia, panelWedding } from '@hatira/fake-api';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeMedia, tile } from '../../../test/media';
import { renderPanel } from '../../../test/panel';

const wedding = panelWedding({ weddingPath: 'Elif-200626-Can' });
const { hash: weddingHash, weddingPath } = wedding;
const OF_WEDDING = `/media?filter=${JSON.stringify({ weddingHash })}`;
const dialog = (name: string) => page.getByRole('dialog', { name });

function fakeFiles() {
  const of = { weddingHash, weddingPath };
  const media = [
    panelMedia(
      {
        ...of,
        note: 'Ayşe Teyze|Çok mutlu olun, sizi seviyoruz',
        createdAt: '2026-06-20T20:00:00.000Z',
      },
      1,
    ),
    panelMedia({ ...of, createdAt: '2026-06-20T19:00:00.000Z' }, 2),
    panelMedia(
      {
        ...of,
        fileName: 'dance.mp4',
        fileType: 'video/mp4',
        previewUrl: null,
        posterUrl: panelMedia({}, 3).previewUrl,
      },
      3,
    ),
  ];
  return fakeMedia(fakePanel({ weddings: [wedding], media }), media);
}

it('a file opens large with its note, its neighbours and the way to its wedding', async () => {
  fakeFiles();
  const panel = await renderPanel(OF_WEDDING);
  const open = page.getByRole('button', { name: 'Open: IMG_1.jpg' });
  await open.click();
  const view = dialog('IMG_1.jpg');
  await expect.element(view).toBeVisible();
  const picture = view.getByRole('img', { name: 'photo' });
  await expect
    .poll(() => (picture.element() as HTMLImageElement).naturalWidth)
    .toBeGreaterThan(0);
  await expect.element(view.getByText('Ayşe Teyze')).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Download original' }))
    .toHaveAttribute('download', 'IMG_1.jpg');
  await expectAccessibleInBothSchemes();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(view).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog('IMG_2.jpg')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog('dance.mp4')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog('dance.mp4')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await view.getByRole('link', { name: weddingPath }).click();
  await expect.element(panel.heading).toHaveText('Elif & Can');
});

it('a video has a player with its poster', async () => {
  const api = fakeFiles();
  const played = api.hold('getFile');
  await renderPanel(OF_WEDDING);
  await page.getByRole('button', { name: 'Open: dance.mp4' }).click();
  const player = dialog('dance.mp4').getByCss('video');
  await expect.element(player).toHaveAttribute('controls');
  await expect
    .element(player)
    .toHaveAttribute('src', panelMedia({}, 3).storageUrl);
  await expect
    .element(player)
    .toHaveAttribute('poster', panelMedia({}, 3).previewUrl!);
  played.release();
});

it('a note is found, shown in the direction of its letters and exported', async () => {
  fakeFiles();
  const kept: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    kept.push(blob as Blob);
    return '#';
  });
  await renderPanel('/media');
  await page.getByRole('searchbox').fill('mutlu');
  await expect.element(tile('IMG_2.jpg')).not.toBeInTheDocument();
  await expect
    .element(tile('IMG_1.jpg').getByText('Çok mutlu olun'))
    .toHaveAttribute('dir', 'auto');
  await expect.element(tile('IMG_1.jpg').getByText('Ayşe Teyze')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => kept).toHaveLength(1);
  create.mockRestore();
  const table = await kept[0]!.text();
  expect(table).toContain('Ayşe Teyze,"Çok mutlu olun, sizi seviyoruz",');
  expect(table).not.toContain('IMG_2.jpg');
});
