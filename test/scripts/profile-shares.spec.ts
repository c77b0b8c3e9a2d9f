import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharesByOwner } from '../../scripts/bench/profile.mjs';

const dir = mkdtempSync(join(tmpdir(), 'hatira-profile-'));
afterAll(() => rmSync(dir, { recursive: true }));

const frames = [
  { functionName: '(idle)', url: '' },
  { functionName: '(garbage collector)', url: '' },
  {
    functionName: 'append',
    url: 'file:///srv/hatira/dist/apps/api/src/features/uploads/slices.js',
  },
  { functionName: 'update', url: 'node:internal/crypto/hash' },
  {
    functionName: 'parse',
    url: 'file:///srv/hatira/node_modules/@scope/parser/lib/index.js',
  },
];

function profile(times: number[]) {
  return JSON.stringify({
    nodes: frames.map((callFrame, id) => ({ id, callFrame })),
    samples: frames.map((_, id) => id),
    // The first delta lies before the first sample.
    timeDeltas: [7, ...times],
  });
}

it('sums the busy time of all processes by folder and package', () => {
  writeFileSync(join(dir, 'a.cpuprofile'), profile([900, 10, 40, 20, 30]));
  writeFileSync(join(dir, 'b.cpuprofile'), profile([500, 30, 40, 20, 10]));
  expect(sharesByOwner(dir)).toEqual([
    { owner: 'api/src/features/uploads', share: 0.4 },
    { owner: '(garbage collector)', share: 0.2 },
    { owner: 'node:internal/crypto/hash', share: 0.2 },
    { owner: '@scope/parser', share: 0.2 },
  ]);
});
