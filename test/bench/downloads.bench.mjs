import path from 'node:path';
import { MIB, sha256OfFile } from './support/content.mjs';
import { mark, median } from './support/figures.mjs';
import { startNginx, startProxy } from './support/nginx.mjs';
import { cpuSeconds } from './support/processes.mjs';
import { Product, storageDir } from './support/product.mjs';
import { inTurns, record, timed } from './support/rows.mjs';
import { seed } from './support/seeded.mjs';
import { inParallel } from './support/send.mjs';
import { startPeer } from './support/servers/peer-server.mjs';
import { Connection, sha256Of } from './support/transfer.mjs';

/**
 * Mark: at least 0.7 of the throughput of nginx that sends the same files from
 * the same page cache: whole files, and ranges as the gallery (16 MiB) and
 * players (1 MiB) request them. A bare Node server shows the share of Node.
 */
const RATIO = 0.7;
/** nginx before the product sends the files, and the product decides. */
/** @type {Record<string, number | undefined>} */
const BY_PROXY = {
  '60 originals of 4 MiB, 4 at once': 0.85,
  'ranges of 1 MiB': 0.8,
};
const LOCATION = '/files-by-proxy/';
const VIDEO_BYTES = 200 * MIB;
const PHOTOS = 60;
const PHOTO_BYTES = 4 * MIB;
/** Each of several web processes gets a share. */
const WARM_UP_REQUESTS = 20_000;
/** CPU is counted in hundredths of a second: each load takes some tenths. */
const REPEATS = 4;

/** @typedef {{ path: string, range?: [number, number] }} Request */
/** @typedef {{ url: string, video: string, photos: string[], pid: number }} Server */
/** @typedef {{ name: string, width: number, requests: (server: Server) => Request[] }} Load */

/** @type {Load[]} */
const LOADS = [
  {
    name: 'download of 200 MiB',
    width: 1,
    requests: ({ video }) => [{ path: video }],
  },
  {
    name: '60 originals of 4 MiB, 4 at once',
    width: 4,
    requests: ({ photos }) => photos.map((photo) => ({ path: photo })),
  },
  { name: 'ranges of 16 MiB', width: 1, requests: ranges(16 * MIB) },
  { name: 'ranges of 1 MiB', width: 1, requests: ranges(MIB) },
];

const product = await Product.start({ FILES_BY_PROXY: LOCATION });
const { ids, paths } = await seed(product, [
  VIDEO_BYTES,
  ...Array(PHOTOS).fill(PHOTO_BYTES),
]);
const { nginx, absent } = await startNginx(storageDir());
const proxy = nginx && (await startProxy(product.url, storageDir()));
const downloads = ids.map((id) => `/api/media/download/${id}`);
const ours = serverOf(product.url, product.webPid, downloads);
const files = paths.map((file) => `/${path.relative(storageDir(), file)}`);
const bare = await startPeer(
  new URL('support/servers/bare-file-server.mjs', import.meta.url),
  { BARE_DIR: storageDir() },
);
const servers = {
  ours,
  bare: serverOf(bare.url, bare.pid, files),
  ...(nginx && { nginx: serverOf(nginx.url, nginx.pid, files) }),
  ...(proxy && { proxy: serverOf(proxy.url, proxy.pid, downloads) }),
};
await verify();
for (const server of Object.values(servers)) await warmUp(server);
for (const load of LOADS) {
  const ways = Object.entries(servers).map(([name, server]) => [
    name,
    () => measured(server, load),
  ]);
  report(load, await inTurns(Object.fromEntries(ways)));
}
await verify();
await proxy?.stop();
await nginx?.stop();
await bare.stop();
await product.stop();

/** @param {string} url @param {number} pid @param {string[]} files @returns {Server} */
function serverOf(url, pid, [video, ...photos]) {
  return { url, pid, video, photos };
}

/** Every file, received as a whole, equals the stored bytes. */
async function verify() {
  for (const { url, video, photos } of Object.values(servers))
    for (const [index, file] of [video, ...photos].entries())
      if ((await sha256Of(url + file)) !== (await sha256OfFile(paths[index])))
        throw new Error(`${url}${file} is not the stored file`);
}

/** V8 compiles the code of a request during the first thousands. @param {Server} server */
async function warmUp(server) {
  const requests = Array.from({ length: WARM_UP_REQUESTS }, () => ({
    path: server.video,
    range: /** @type {[number, number]} */ ([0, 1023]),
  }));
  await sendAll(server, {
    width: 4,
    name: 'warm-up',
    requests: () => requests,
  });
}

/** @param {number} bytes @returns {(server: Server) => Request[]} */
function ranges(bytes) {
  const starts = Array.from(
    { length: Math.ceil(VIDEO_BYTES / bytes) },
    (_, index) => index * bytes,
  );
  return ({ video }) =>
    starts.map((start) => ({
      path: video,
      range: [start, Math.min(start + bytes, VIDEO_BYTES) - 1],
    }));
}

/** @param {Server} server @param {Load} load */
async function measured(server, load) {
  const before = cpuSeconds(server.pid);
  /** @type {number[]} */
  const loads = [];
  const { ms } = await timed(async () => {
    for (let turn = 0; turn < REPEATS; turn++)
      loads.push(await sendAll(server, load));
  });
  const bytes = sum(loads);
  return {
    mibPerSecond: bytes / MIB / (ms / 1000),
    cpu: (cpuSeconds(server.pid) - before) / (bytes / 1024 ** 3),
  };
}

/** @param {Server} server @param {Load} load @returns the number of bytes */
async function sendAll(server, { width, requests }) {
  const connections = Array.from(
    { length: width },
    () => new Connection(server.url),
  );
  /** @type {number[]} */
  const sizes = [];
  await inParallel(requests(server), width, async (request) => {
    const connection = connections.pop() ?? new Connection(server.url);
    sizes.push(await received(connection, request));
    connections.push(connection);
  });
  for (const connection of connections) connection.close();
  return sum(sizes);
}

/** @param {Connection} connection @param {Request} request */
async function received(connection, { path: file, range }) {
  /** @type {Record<string, string>} */
  const headers = range ? { Range: `bytes=${range.join('-')}` } : {};
  const { status, bytes } = await connection.request(file, { headers });
  if (range && (status !== 206 || bytes !== range[1] - range[0] + 1))
    throw new Error(`${file}: ${status} with ${bytes} bytes for ${range}`);
  return bytes;
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}

/** @param {Load} load @param {Record<string, { mibPerSecond: number, cpu: number }[]>} results */
function report({ name }, results) {
  /** @param {string} server @param {'mibPerSecond' | 'cpu'} figure */
  const of = (server, figure) =>
    results[server] && median(results[server].map((result) => result[figure]));
  const row = { work: name, unit: 'MiB/s', ours: of('ours', 'mibPerSecond') };
  const byProxy = BY_PROXY[name];
  record([
    {
      ...row,
      peer: 'nginx',
      absent,
      theirs: of('nginx', 'mibPerSecond'),
      mark: mark('ratio', { atLeast: RATIO }),
    },
    { ...row, peer: 'bare Node', theirs: of('bare', 'mibPerSecond') },
    {
      ...row,
      work: `${name}, sent by the proxy`,
      ours: of('proxy', 'mibPerSecond') ?? 0,
      peer: 'nginx',
      absent,
      theirs: of('nginx', 'mibPerSecond'),
      ...(byProxy && { mark: mark('ratio', { atLeast: byProxy }) }),
    },
    {
      work: `${name}: CPU a GiB`,
      unit: 's',
      ours: of('ours', 'cpu'),
      peer: 'bare Node',
      theirs: of('bare', 'cpu'),
    },
  ]);
}
