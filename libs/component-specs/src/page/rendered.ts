import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

let cleanUps: (() => unknown)[] = [];
let unmount = () => {};

/** Runs after the test, in the reverse order. */
export function afterTest(cleanUp: () => unknown): void {
  cleanUps.push(cleanUp);
}

export async function cleanUpTest(): Promise<void> {
  unmount();
  const due = cleanUps.toReversed();
  cleanUps = [];
  for (const cleanUp of due) await cleanUp();
}

/**
 * Renders below `#root` until the test ends or renders again, as a page that is loaded
 * again. Returns the container.
 */
export function render(node: ReactNode): HTMLElement {
  unmount();
  document.body.replaceChildren();
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  const root = createRoot(container);
  unmount = () => {
    root.unmount();
    unmount = () => {};
  };
  root.render(node);
  return container;
}
