import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Content, emptyFiles, MIB } from './support/content.mjs';
import { median } from './support/figures.mjs';
import { cpuSeconds } from './support/processes.mjs';
import { BENCH_DIR, inTurns, record, timed } from './support/rows.mjs';
import { inParallel, Sender } from './support/send.mjs';
import { startPeer } from './support/servers/peer-server.mjs';
import { tusServer } from './support/uploads/upload-takers.mjs';

/**
 * What a bare Node server needs for a photo of 1 MiB, step by step, six at
 * once, beside `@tus/server`, which writes it only: the floor below
 * `upload 500 x 1 MiB`. Each row has all steps before it.
 */
const FILES = 200;
/** V8 compiles during the first thousands of requests. */
const WARM_UP_TURNS = 5;
const WIDTH = 6;
const WAYS = {
  receive: 'received',
  hash: 'and hashed',
  write: 'and written',
  sync: 'and synced with its folder',
  commit: 'and committed as a row',
};

const dir = mkdtempSync(path.join(BENCH_DIR, 'floor-'));
const server = await startPeer(
  new URL('support/servers/bare-upload-server.mjs', import.meta.url),
  { BARE_DIR: dir },
);
const sender = new Sender(server.url);
const photos = Array.from({ length: FILES }, () => new Content(MIB, 'jpg'));

for (let turn = 0; turn < WARM_UP_TURNS; turn++)
  for (const way of Object.keys(WAYS)) await send(way);
const tus = await tusServer();
await tus.warmUp?.();
const results = await inTurns({
  ...Object.fromEntries(
    Object.keys(WAYS).map((way) => [way, () => measured(way)]),
  ),
  tus: () => measuredTus(),
});
/** @param {'mibPerSecond' | 'cpuMs'} figure */
const ofTus = (figure) => ({
  peer: '@tus/server',
  theirs: median(results.tus.map((result) => result[figure])),
});
record(
  Object.entries(WAYS).flatMap(([way, words]) => {
    const rounds = results[way];
    const work = `bare Node, photo of 1 MiB: ${words}`;
    return [
      {
        work,
        unit: 'MiB/s',
        ours: median(rounds.map(({ mibPerSecond }) => mibPerSecond)),
        ...ofTus('mibPerSecond'),
      },
      {
        work: `${work}, CPU a file`,
        unit: 'ms',
        ours: median(rounds.map(({ cpuMs }) => cpuMs)),
        ...ofTus('cpuMs'),
      },
    ];
  }),
);
sender.close();
await tus.stop();
await server.stop();
rmSync(dir, { recursive: true });

/** @param {string} way */
async function send(way) {
  await inParallel(photos, WIDTH, (photo) =>
    sender.send('POST', `/${way}`, { parts: photo.slice(0) }),
  );
}

/** @param {string} way */
async function measured(way) {
  const before = cpuSeconds(server.pid);
  const { ms } = await timed(() => send(way));
  const cpuMs = ((cpuSeconds(server.pid) - before) * 1000) / FILES;
  const stored = path.join(dir, 'stored');
  for (const name of readdirSync(stored)) rmSync(path.join(stored, name));
  return { mibPerSecond: FILES / (ms / 1000), cpuMs };
}

async function measuredTus() {
  const before = tus.cpu().tus;
  const { ms } = await timed(() => tus.send(photos, WIDTH));
  const cpuMs = ((tus.cpu().tus - before) * 1000) / FILES;
  await emptyFiles(tus.dir);
  return { mibPerSecond: FILES / (ms / 1000), cpuMs };
}
