import { expect, type BrowserContext } from '@playwright/test';

/** Fails the test on an unexpected browser error or warning. */
export class ConsoleWatch {
  private readonly complaints: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      const { url } = message.location();
      if (['error', 'warning'].includes(message.type()))
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
