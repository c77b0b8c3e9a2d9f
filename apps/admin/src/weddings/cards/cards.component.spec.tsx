import { DESKTOP, expectAccessible, expectFits } from '@hatira/component-specs';
import type { WifiNetwork } from '@hatira/contract';
import { fakePanel, panelWedding } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPanel } from '../../../test/panel';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="280"/>';

it.each([{ width: 360, height: 740 }, DESKTOP])(
  'a card is chosen, seen and downloaded, $width pixels wide',
  async (viewport) => {
    const wedding = panelWedding();
    let wifi: WifiNetwork | null = null;
    const api = fakePanel({ weddings: [wedding] })
      .on('getCardSvg', DRAWING)
      .on('getWifi', () => ({ wifi }))
      .on('changeWifi', ({ body }) => {
        ({ wifi } = body);
        return { wifi };
      });
    await renderPanel(`/weddings/${wedding.hash}/show/print`, {
      viewport,
      reducedMotion: 'reduce',
    });
    const section = page.getByRole('region', { name: 'Cards for printing' });
    const field = (name: string) =>
      section.getByLabelText(name, { exact: true });
    const preview = section.getByRole('img');
    await userEvent.selectOptions(field('Format'), 'Invitation insert, A6');
    await userEvent.selectOptions(field('Design'), 'Art Deco');
    await userEvent.selectOptions(field('Language'), 'de');
    await userEvent.selectOptions(field('Second language'), 'tr');
    await field('To table').fill('3');
    await expect
      .element(section)
      .toHaveTextContent('A table is a number from 1 to 999.');
    await field('Table').fill('1');
    await expect
      .element(preview)
      .toHaveAttribute(
        'src',
        expect.stringMatching(
          /insert\.svg\?design=deco.*second=tr&table=1&until=3$/,
        ),
      );
    await expect
      .poll(() => (preview.element() as HTMLImageElement).naturalWidth)
      .toBe(200);
    await field('Network name').fill('Salon Davet');
    await field('Password').fill('mutluluklar');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Wi-Fi code')).toBeChecked();
    await userEvent.selectOptions(field('Colour'), 'Your own…');
    await field('Your colour').fill('#ffd9e2');
    await expect.element(section).toHaveTextContent('Too light');
    await field('Your colour').fill('#7a2b40');
    await expect
      .element(preview)
      .toHaveAttribute(
        'src',
        expect.stringMatching(/colour=7a2b40.*wifi=true$/),
      );
    await expectAccessible();
    await expectFits('main');
    const download = section.getByRole('link', { name: 'Download PDF' });
    await expect.element(download).toHaveAttribute('download');
    await expect
      .element(download)
      .toHaveAttribute(
        'href',
        expect.stringMatching(/\/insert\.pdf\?.*wifi=true$/),
      );
    await expect
      .poll(() => api.bodies('changeWifi'))
      .toEqual([{ wifi: { name: 'Salon Davet', password: 'mutluluklar' } }]);
  },
);
