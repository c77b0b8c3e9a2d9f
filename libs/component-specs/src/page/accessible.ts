import axe from 'axe-core';
import { expect } from 'vitest';
import { changeScreen } from './screen.js';

/** The rules that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no serious or critical violation, after transitions.
 * @param rules ids of rules; undefined: all
 */
export async function expectAccessible(rules?: string[]): Promise<void> {
  // A fading colour has less than its final contrast.
  await expect.poll(movements).toBe(0);
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
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
export async function expectAccessibleInBothSchemes(): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await changeScreen({ colorScheme });
    await expect.poll(paperScheme).toBe(colorScheme);
    await expectAccessible(colorScheme === 'dark' ? COLOURS : undefined);
  }
}

function movements(): number {
  const isEnding = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  return document.getAnimations().filter(isEnding).length;
}

function paperScheme(): 'light' | 'dark' {
  const [paper = ''] = [document.body, document.documentElement]
    .map((element) => getComputedStyle(element).backgroundColor)
    .filter((color) => !color.endsWith(', 0)'));
  const [red = 255] = paper.match(/\d+/g)?.map(Number) ?? [];
  return red < 128 ? 'dark' : 'light';
}
