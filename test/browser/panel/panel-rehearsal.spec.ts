import { expectAccessible } from '../../support/browser/accessibility.js';
import { expectFits } from '../../support/browser/layout.js';
import { expect, test } from '../../support/browser/pages/panel-test.js';
import { variant } from '../../support/browser/variant.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test.describe(
    `${viewport.width} pixels wide`,
    variant(viewport.width === 390, '@desktop'),
    () => {
      test.use({ locale: 'en-US', viewport });

      test('staff start a rehearsal by keyboard and read its faults', async ({
        page,
        panel,
        wedding,
      }) => {
        await panel.open(`/weddings/${wedding.hash}/show/evening`);
        const section = page.getByRole('region', { name: 'Rehearsal' });
        await section.getByRole('button', { name: 'Start rehearsal' }).focus();
        await page.keyboard.press('Enter');
        await expect(section.getByRole('status')).toContainText('Faults found');
        const steps = section.getByRole('listitem');
        await expect(steps).toHaveCount(9);
        await expect(steps.first()).toContainText('PUBLIC_URL is not set');
        await expect(steps.first()).toContainText(
          'The operator of the server can mend this.',
        );
        await expect(steps.first().getByRole('img')).toHaveAccessibleName(
          'Fault',
        );
        await expectAccessible(page);
        await expectFits(page, 'main');
        await expect(
          section.getByRole('button', { name: 'Rehearse again' }),
        ).toBeFocused();
      });
    },
  );
