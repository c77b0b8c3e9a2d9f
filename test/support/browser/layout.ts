import { expect, type Locator, type Page } from '@playwright/test';

/** Expects no sideways scroll, cut text or cut control. */
export async function expectFits(page: Page, part = 'body'): Promise<void> {
  expect(await page.evaluate(sidewaysScroll), 'pixels to scroll sideways').toBe(
    0,
  );
  expect(await page.evaluate(cutTexts, part), 'texts that are cut').toEqual([]);
}

function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Resizes the window and waits for the layout. */
export async function resize(
  page: Page,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );
}

/** Returns the pixels that a select lacks for its chosen text. */
export function lacking(select: Locator): Promise<number> {
  return select.evaluate((element: HTMLSelectElement) => {
    const { offsetWidth: shown, style } = element;
    style.minWidth = 'max-content';
    const { offsetWidth: whole } = element;
    style.minWidth = '';
    return whole - shown;
  });
}

/** Runs in the page. Ignores ellipses and screen reader texts. */
function cutTexts(part: string): string[] {
  const isCut = (element: Element) => {
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
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const candidates = [...document.querySelectorAll(`${part} *`)].filter(
    (element) =>
      hasText(element) || element.matches('button, input, textarea, select'),
  );
  return candidates
    .filter(isCut)
    .map((element) => element.outerHTML.slice(0, 160));
}
