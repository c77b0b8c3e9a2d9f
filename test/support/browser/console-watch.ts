import { expect, type BrowserContext } from '@playwright/test';

/** The configuration does it, for all tests but those of the worker. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * The complaint of a deleted file: the page may request it until it learns of
 * the deletion.
 */
export const GONE_THUMB = /status of 404 .*\/thumb/;

/** Fails the test on an unexpected browser error or warning. */
export class ConsoleWatch {
  private readonly complaints: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      const { url } = message.location();
      const isComplaint = ['error', 'warning'].includes(message.type());
      if (isComplaint && message.text() !== BLOCKED_WORKER)
        this.complaints.push(`${message.text()} (${url})`);
    });
    context.on('weberror', (error) =>
      this.complaints.push(String(error.error())),
    );
  }

  expect(complaint: RegExp): void {
    this.expected.push(complaint);
  }

  check(): void {
    const unexpected = this.complaints.filter(
      (text) => !this.expected.some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'complaints of the browser').toEqual([]);
  }
}
