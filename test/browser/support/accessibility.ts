import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Evaluated in place of axe's half a megabyte on a page that has axe from an earlier check. */
const NO_SOURCE = '0';

/** Expects no serious or critical violation on the page once its transitions have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour that is still fading in has less contrast than its final one.
  await expect
    .poll(() => page.evaluate(movements), { intervals: [50] })
    .toBe(0);
  const { violations } = await analyze(page);
  const grave = violations.filter(
    ({ impact }) => impact === 'serious' || impact === 'critical',
  );
  const found = grave.map(({ id, nodes }) => ({
    id,
    where: nodes.map((node) => `${node.html} ${node.failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/** Expects the same in the dark and in the light scheme; the page stays open and ends in the light one. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(() => page.evaluate(paperScheme), { intervals: [50] })
      .toBe(colorScheme);
    await expectAccessible(page);
  }
}

/** The pages have no frames of other origins: the legacy mode finds the same without a second page. */
async function analyze(page: Page) {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(hasAxe && { axeSource: NO_SOURCE }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
}

/** Runs in the page: counts the animations and transitions that will end; a spinner's does not. */
function movements(): number {
  const isEnding = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  return document.getAnimations().filter(isEnding).length;
}

/** Runs in the page: the scheme that its paper is painted in. */
function paperScheme(): 'light' | 'dark' {
  const [paper = ''] = [document.body, document.documentElement]
    .map((element) => getComputedStyle(element).backgroundColor)
    .filter((color) => !color.endsWith(', 0)'));
  const [red = 255] = paper.match(/\d+/g)?.map(Number) ?? [];
  return red < 128 ? 'dark' : 'light';
}
