import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { debianPrograms } from '../../support/fixtures/debian-programs.js';

/** metrics/dashboards.spec.ts checks the names. */

const run = promisify(execFile);
let promtool: string;

beforeAll(async () => {
  const { programs } = await debianPrograms<'promtool'>('operator-programs');
  promtool = programs.promtool;
}, 300_000);

it('the configuration and the rules are ones that Prometheus takes', async () => {
  const { stdout } = await run(promtool, [
    'check',
    'config',
    'deploy/prometheus/prometheus.yml',
  ]);
  expect(stdout).toMatch(/SUCCESS: \d+ rules found/);
});

it('fires each alert for its cause and for no other', async () => {
  const { stdout } = await run(promtool, [
    'test',
    'rules',
    'test/support/alerts.test.yml',
  ]);
  expect(stdout).toContain('SUCCESS');
});
