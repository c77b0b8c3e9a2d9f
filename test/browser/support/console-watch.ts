import { expect, type BrowserContext } from '@playwright/test';

/** Everything that the browser has to complain about in a journey: a person never sees it, and it must not be there. */
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

  /** The journey provokes complaints like this one. */
  expect(complaint: RegExp): void {
    this.expected.push(complaint);
  }

  /** Fails when anything was said that the journey did not provoke. */
  check(): void {
    const unexpected = this.complaints.filter(
      (text) => !this.expected.some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'what the browser complained about').toEqual([]);
  }
}
