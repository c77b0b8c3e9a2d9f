import { PHONE } from '@hatira/component-specs';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

const SMALL_PHONE = { width: 320, height: 640 };

/** Languages with long words, on small phones and some on a usual one. */
export const LARGE_TEXTS = [
  ...(['de', 'tr', 'el', 'it', 'kk', 'ru'] as const).map((language) => ({
    language,
    viewport: SMALL_PHONE,
    width: SMALL_PHONE.width,
  })),
  ...(['de', 'tr', 'el'] as const).map((language) => ({
    language,
    viewport: PHONE,
    width: PHONE.width,
  })),
];

/** Doubles the letters of the next page, as a visitor's settings do. */
export function enlargeText(): void {
  document.documentElement.style.setProperty('font-size', '200%', 'important');
}

/** Returns the words of an element that go over several lines. */
export function brokenWords(place: Locator): string[] {
  const walker = document.createTreeWalker(
    place.element(),
    NodeFilter.SHOW_TEXT,
  );
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g))
      if (linesOf(node, index, word.length) > 1) broken.push(word);
  return broken;
}

function linesOf(node: Node, start: number, length: number): number {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + length);
  const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
  return new Set(tops).size;
}

/** Expects that no part lies over another. */
export async function expectApart(...parts: Locator[]): Promise<void> {
  for (const part of parts) await expect.element(part).toBeVisible();
  const boxes = parts.map((part) => part.element().getBoundingClientRect());
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(areApart(one, other), JSON.stringify([one, other])).toBe(true);
}

function areApart(one: DOMRect, other: DOMRect): boolean {
  return (
    one.right <= other.left + 0.5 ||
    other.right <= one.left + 0.5 ||
    one.bottom <= other.top + 0.5 ||
    other.bottom <= one.top + 0.5
  );
}
