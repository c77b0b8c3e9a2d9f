import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const MODULE = pathToFileURL(
  join(process.cwd(), 'dist/apps/api/src/platform/processes/heap-growth.js'),
).href;

/** Passes 4 GiB through pieces of 64 KiB, as sockets do, with 50 MB in use. */
const PASS_BYTES = `
import { constants, PerformanceObserver } from 'node:perf_hooks';
const { allowHeapGrowth } = await import(${JSON.stringify(MODULE)});
if (process.argv.includes('growing')) allowHeapGrowth();
let collections = 0;
new PerformanceObserver((list) => {
  for (const { detail } of list.getEntries())
    if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) collections++;
}).observe({ entryTypes: ['gc'] });
const used = Array.from({ length: 600_000 }, (_, index) => ({ name: 'x' + index }));
const turn = () => new Promise(setImmediate);
await turn();
const before = collections;
const waiting = [];
for (let index = 0; index < 65_536; index++) {
  waiting[index % 256] = Buffer.allocUnsafeSlow(64 * 1024);
  if (index % 16 === 0) await turn();
}
await turn();
console.log(collections - before, used.length);
`;

/** The heap is collected on the thread that fills it: other threads of V8 do it as often as the machine lets them. */
const FLAGS = [
  '--max-old-space-size=1024',
  '--predictable',
  '--single-threaded',
];

/** @returns how often the whole heap was collected */
async function collections(...words: string[]): Promise<number> {
  const args = ['--input-type=module', '--eval', PASS_BYTES, '--', ...words];
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...FLAGS,
    ...args,
  ]);
  return Number.parseInt(stdout);
}

it('bytes that pass through do not count as growth of the heap', async () => {
  const usual = await collections();
  expect(usual).toBeGreaterThanOrEqual(5);
  expect(await collections('growing')).toBeLessThanOrEqual(usual / 4);
});
