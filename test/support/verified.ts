import { maintenance } from './servers/maintenance-command.js';
import type { TestApp } from './servers/test-app.js';

/** Every row has its exact file, and every file its row. */
export async function expectVerified(app: Pick<TestApp, 'env'>): Promise<void> {
  const result = await maintenance(app, 'verify', '--now');
  expect(result).toEqual({
    code: 0,
    output: expect.stringMatching(/no faults\n$/) as string,
  });
}
