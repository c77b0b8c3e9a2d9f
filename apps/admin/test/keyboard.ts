import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

const MOST_STOPS = 80;

export async function focus(place: Locator): Promise<void> {
  await expect.element(place).toBeVisible();
  (place.element() as HTMLElement).focus();
}

/** Reaches a place by the Tab key alone. */
export async function tabTo(place: Locator): Promise<void> {
  await expect.element(place).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (place.element() === document.activeElement) return;
    await userEvent.keyboard('{Tab}');
  }
  await expect.element(place).toHaveFocus();
}

/** Presses Enter at a place that the Tab key reaches. */
export async function press(place: Locator): Promise<void> {
  await tabTo(place);
  await userEvent.keyboard('{Enter}');
}
