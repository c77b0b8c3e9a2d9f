import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Product } from './support/product.mjs';
import { inParallel, Sender } from './support/send.mjs';
import { costOf, median, verdict } from './support/transfer.mjs';
import { SLICE_BYTES, Uploader } from './support/uploader.mjs';

/**
 * Marks: at least the throughput of `@tus/server` with its file store, in
 * turns. Web CPU: at most 4 ms a file of 1 MiB, 2.5 s a GiB of slices. Ours
 * syncs and commits each file before its answer; tus does not.
 */
const MIB = 1024 ** 2;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** A guest may send 600 files a minute. */
const FILES_PER_GUEST = 50;
const BOUNDARY = 'bench-boundary';
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const NOISE = randomBytes(4 * MIB);

const SETS = [
  { name: '60 x 4 MiB', files: 60, bytes: 4 * MIB, width: 6 },
  { name: '500 x 1 MiB', files: 500, bytes: MIB, width: 6 },
];
const VIDEOS = { name: '4 x 200 MiB', files: 4, bytes: 200 * MIB, width: 4 };

const only = process.env.BENCH_SET;
const sets = [...SETS, VIDEOS].filter(({ name }) => !only || name === only);
const product = await Product.start();
const tus = await startTus();
const rounds = [];
for (let round = 0; round < ROUNDS; round++)
  for (const set of sets) rounds.push({ set, ...(await compared(set)) });
await product.stop();
tus.child.kill('SIGTERM');
report();

async function compared(set) {
  const ours = await measured(product.web.pid, set, sendToUs);
  const theirs = await measured(tus.child.pid, set, sendToTus);
  return { ours, theirs };
}

async function measured(pid, set, send) {
  const startedAt = performance.now();
  const { cpuSeconds } = await costOf(pid, () => send(set));
  const seconds = (performance.now() - startedAt) / 1000;
  return { mibPerSecond: (set.files * set.bytes) / MIB / seconds, cpuSeconds };
}

async function sendToUs({ files, bytes, width }) {
  if (bytes > SLICE_BYTES) return sendVideos(files, bytes, width);
  const guests = [];
  for (let sent = 0; sent < files; sent += FILES_PER_GUEST)
    guests.push(
      new Sender(product.url, { cookie: await product.guestCookie() }),
    );
  const target = `/api/media/${product.weddingPath}/upload`;
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  await inParallel(Array(files).keys(), width, (index) =>
    guests[index % guests.length].send('POST', target, {
      headers: { 'Content-Type': type },
      parts: form(photo(bytes)),
    }),
  );
  for (const guest of guests) guest.close();
}

/** Unique content: no file counts as a repeat. */
function photo(bytes) {
  const own = Buffer.concat([JPEG, randomBytes(32)]);
  return [own, NOISE.subarray(own.length, bytes)];
}

function form(content) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="media"; filename="IMG.JPG"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return [
    Buffer.from(head),
    ...content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ];
}

async function sendVideos(files, bytes, width) {
  await inParallel(Array(files).keys(), width, async () => {
    const uploader = new Uploader(product, bytes);
    await uploader.sendSlices(1);
    await uploader.complete();
  });
}

async function sendToTus({ files, bytes, width }) {
  const sender = new Sender(tus.url, { 'Tus-Resumable': '1.0.0' });
  await inParallel(Array(files).keys(), width, () =>
    bytes > SLICE_BYTES
      ? sendInSlices(sender, bytes)
      : sender.send('POST', '/files', {
          headers: tusHeaders(bytes),
          parts: photo(bytes),
        }),
  );
  sender.close();
  requireStored(files, bytes);
}

async function sendInSlices(sender, bytes) {
  const { headers } = await sender.send('POST', '/files', {
    headers: { 'Upload-Length': bytes },
  });
  const { pathname } = new URL(headers.location, tus.url);
  for (let at = 0; at < bytes; at += SLICE_BYTES) {
    const piece = tus.slice.subarray(0, Math.min(SLICE_BYTES, bytes - at));
    await sender.send('PATCH', pathname, {
      headers: {
        'Upload-Offset': at,
        'Content-Type': 'application/offset+octet-stream',
      },
      parts: [piece],
    });
  }
}

function tusHeaders(bytes) {
  return {
    'Upload-Length': bytes,
    'Content-Type': 'application/offset+octet-stream',
  };
}

function requireStored(files, bytes) {
  const whole = readdirSync(tus.dir)
    .filter((name) => !name.endsWith('.json'))
    .filter((name) => statSync(path.join(tus.dir, name)).size === bytes);
  if (whole.length < files)
    throw new Error(`tus stored ${whole.length} of ${files} files`);
}

async function startTus() {
  const dir = path.join(process.env.BENCH_DIR, `tus-${randomUUID()}`);
  mkdirSync(dir);
  const child = fork(new URL('./support/tus-server.mjs', import.meta.url), {
    env: { ...process.env, TUS_DIR: dir },
  });
  const [{ port }] = await once(child, 'message');
  const url = `http://127.0.0.1:${port}`;
  return { child, dir, url, slice: randomBytes(SLICE_BYTES) };
}

function report() {
  const rows = {};
  for (const { name, files, bytes } of sets) {
    const of = (side, field) =>
      median(
        rounds
          .filter(({ set }) => set.name === name)
          .map((round) => round[side][field]),
      );
    const gib = (files * bytes) / 1024 ** 3;
    rows[name] = {
      'MiB/s': Math.round(of('ours', 'mibPerSecond')),
      'tus MiB/s': Math.round(of('theirs', 'mibPerSecond')),
      ratio: Number(
        (of('ours', 'mibPerSecond') / of('theirs', 'mibPerSecond')).toFixed(2),
      ),
      'web CPU ms a file': Number(
        ((of('ours', 'cpuSeconds') * 1000) / files).toFixed(1),
      ),
      'web CPU s a GiB': Number((of('ours', 'cpuSeconds') / gib).toFixed(1)),
      'tus CPU s a GiB': Number((of('theirs', 'cpuSeconds') / gib).toFixed(1)),
    };
  }
  console.table(rows);
  for (const [name, row] of Object.entries(rows))
    verdict(`${name} against tus`, row.ratio, { atLeast: 1 });
  const file = rows['500 x 1 MiB'];
  if (file)
    verdict('web CPU of a file of 1 MiB', file['web CPU ms a file'], {
      below: 4,
      unit: ' ms',
    });
  const slices = rows[VIDEOS.name];
  if (slices)
    verdict('web CPU of a GiB in slices', slices['web CPU s a GiB'], {
      below: 2.5,
      unit: ' s',
    });
}
