import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing that keeps anybody out of the page as it stands once all that moves has arrived. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour that is still fading in has less contrast than the one that stays.
  await expect.poll(() => page.evaluate(movements)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(
    ({ impact }) => impact === 'serious' || impact === 'critical',
  );
  const found = grave.map(({ id, nodes }) => ({
    id,
    where: nodes.map((node) => `${node.html} ${node.failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/** How many animations and transitions are still on their way; those without an end, such as a spinner's, are not. */
function movements(): number {
  const isEnding = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  return document.getAnimations().filter(isEnding).length;
}
