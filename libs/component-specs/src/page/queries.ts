import { expect } from 'vitest';
import { locators, type Locator } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds places that have no role, label or text. */
    getByCss: (selector: string) => Locator;
  }
}

declare module 'vitest' {
  // The parameter is Vitest's.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars, @typescript-eslint/no-explicit-any
  interface Matchers<T = any> {
    /** Compares the whole text, with single spaces; `toHaveTextContent` accepts a part of it. */
    toHaveText: (text: string | RegExp) => void;
  }
}

/** Adds `getByCss` and `toHaveText`. */
export function addQueries(): void {
  locators.extend({ getByCss: (selector: string) => `css=${selector}` });
  expect.extend({
    toHaveText(element: Element, text: string | RegExp) {
      const shown = textOf(element);
      const pass = typeof text === 'string' ? shown === text : text.test(shown);
      return {
        pass,
        message: () => `The text is ${this.utils.printReceived(shown)}.`,
        actual: shown,
        expected: text,
      };
    },
  });
}

/** Returns the texts of all elements that a locator finds, with single spaces. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map(textOf);
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
