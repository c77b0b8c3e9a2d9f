import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Spares axe's half megabyte on pages that have it. */
const NO_SOURCE = '0';

/** The rules that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no serious or critical violation, after transitions.
 * @param rules undefined: all
 */
export async function expectAccessible(
  page: Page,
  rules?: string[],
): Promise<void> {
  // A fading colour has less than its final contrast.
  await expect
    .poll(() => page.evaluate(movements), { intervals: [50] })
    .toBe(0);
  const { violations } = await analyze(page, rules);
  const grave = violations.filter(
    ({ impact }) => impact === 'serious' || impact === 'critical',
  );
  const found = grave.map(({ id, nodes }) => ({
    id,
    where: nodes.map((node) => `${node.html} ${node.failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/** Checks both schemes, which differ by colours; ends in the light one. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(() => page.evaluate(paperScheme), { intervals: [50] })
      .toBe(colorScheme);
    await expectAccessible(page, colorScheme === 'dark' ? COLOURS : undefined);
  }
}

/** Without foreign frames the legacy mode needs no second page. */
async function analyze(page: Page, rules?: string[]) {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(hasAxe && { axeSource: NO_SOURCE }) })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    })
    .analyze();
}

/** Runs in the page. */
function movements(): number {
  const isEnding = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  return document.getAnimations().filter(isEnding).length;
}

/** Runs in the page. */
function paperScheme(): 'light' | 'dark' {
  const [paper = ''] = [document.body, document.documentElement]
    .map((element) => getComputedStyle(element).backgroundColor)
    .filter((color) => !color.endsWith(', 0)'));
  const [red = 255] = paper.match(/\d+/g)?.map(Number) ?? [];
  return red < 128 ? 'dark' : 'light';
}
