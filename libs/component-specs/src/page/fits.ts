import { expect } from 'vitest';

/** Expects no sideways scroll, cut text or cut control. */
export async function expectFits(part = 'body'): Promise<void> {
  await laidOut();
  expect(sidewaysScroll(), 'pixels to scroll sideways').toBe(0);
  expect(cutTexts(part), 'texts that are cut').toEqual([]);
}

/** Resolves when a changed window is laid out. */
function laidOut(): Promise<unknown> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  );
}

function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Ignores ellipses and screen reader texts. */
function cutTexts(part: string): string[] {
  const candidates = [...document.querySelectorAll(`${part} *`)].filter(
    (element) =>
      hasText(element) || element.matches('button, input, textarea, select'),
  );
  return candidates
    .filter(isCut)
    .map((element) => element.outerHTML.slice(0, 160));
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

function isCut(element: Element): boolean {
  // A carousel scrolls its items into the window.
  if (element.closest('[data-track]')) return false;
  const { left, right, width } = element.getBoundingClientRect();
  if (
    width <= 1 ||
    !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  )
    return false;
  if (left < -0.5 || right > document.documentElement.clientWidth + 0.5)
    return true;
  const { overflowX, textOverflow } = getComputedStyle(element);
  return (
    overflowX !== 'visible' &&
    textOverflow !== 'ellipsis' &&
    element.scrollWidth > element.clientWidth + 1
  );
}
