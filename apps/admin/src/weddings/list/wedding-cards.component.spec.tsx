import { fakePanel, panelWedding } from '@hatira/fake-api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from '../../../test/panel';

const SCREENS = {
  tablet: { width: 820, height: 1180 },
  phone: { width: 360, height: 740 },
};

for (const [name, viewport] of Object.entries(SCREENS))
  it(`a card closes the uploads of its wedding on a ${name}`, async () => {
    const weddings = [panelWedding({}, 1), panelWedding({}, 2)];
    const { hash, weddingPath } = weddings[1]!;
    const api = fakePanel({ weddings }).on('toggleWeddings', ({ body }) => {
      Object.assign(weddings[1]!, { isEnabled: body.enabled });
      return { changed: 1 };
    });
    const panel = await renderPanel('/weddings', { viewport });
    const card = page.getByRole('listitem').filter({ hasText: weddingPath });
    await card.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Disable uploads' }).click();
    await panel.confirm('disable');
    await expect
      .element(card.getByRole('button', { name: /^Disabled: / }))
      .toBeVisible();
    await expect
      .poll(() => api.bodies('toggleWeddings'))
      .toEqual([{ hashes: [hash], enabled: false }]);
  });
