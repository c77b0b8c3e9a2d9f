import { fakePanel, panelMedia, panelWedding, rowsOf } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeMedia, tile } from '../../../test/media';
import { renderPanel } from '../../../test/panel';

const tiles = page.getByRole('main').getByRole('listitem', { name: /\./ });
const choose = async (filter: string, name: string) => {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name, exact: true }).click();
};

it('files are filtered by wedding, kind and day', async () => {
  const mine = panelWedding({ weddingPath: 'Süzgeç-Çift' });
  const other = panelWedding({ weddingPath: 'Ece-200626-Ali' }, 2);
  const of = ({ hash: weddingHash, weddingPath }: typeof mine) => ({
    weddingHash,
    weddingPath,
    createdAt: new Date().toISOString(),
  });
  const media = [
    panelMedia(of(mine), 1),
    panelMedia(
      { ...of(mine), fileName: 'dance.mp4', fileType: 'video/mp4' },
      2,
    ),
    panelMedia(of(other), 3),
  ];
  const weddings = [mine, other];
  const api = fakeMedia(fakePanel({ weddings, media }), media).on(
    'listPanelWeddings',
    rowsOf(weddings, ({ weddingPath }, { q }) =>
      q === undefined ? true : weddingPath === mine.weddingPath,
    ),
  );
  await renderPanel('/media');
  await expect.element(tiles).toHaveLength(3);
  await page.getByRole('combobox', { name: 'Wedding' }).fill('suzgec');
  await expect
    .poll(() =>
      api
        .calls('listPanelWeddings')
        .some(({ query }) => query.get('filter')?.includes('"q":"suzgec"')),
    )
    .toBe(true);
  await page.getByRole('option', { name: mine.weddingPath }).click();
  await expect.element(tiles).toHaveLength(2);
  await choose('Kind', 'Videos');
  await expect.element(tiles).toHaveLength(1);
  await expect.element(tile('dance.mp4')).toBeVisible();
  await choose('Kind', 'Photos');
  await expect.element(tile('IMG_1.jpg')).toBeVisible();

  await page.getByLabelText('Uploaded until').fill('2020-01-31');
  await expect
    .element(page.getByText('No results match your search.'))
    .toBeVisible();
  // A reload keeps the filters.
  await renderPanel(location.hash.slice(1));
  const until = page.getByLabelText('Uploaded until');
  await expect.element(until).toHaveValue('2020-01-31');
  await until.fill(new Date().toLocaleDateString('sv-SE'));
  await expect.element(tile('IMG_1.jpg')).toBeVisible();
  await expect.element(tiles).toHaveLength(1);
});
