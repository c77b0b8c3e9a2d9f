import { randomBytes } from 'node:crypto';
import {
  appendFile,
  mkdir,
  mkdtemp,
  readFile,
  writeFile,
} from 'node:fs/promises';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import {
  archiveOf,
  askForArchive,
  download,
  untilArchive,
} from '../../support/fixtures/archives.js';
import { randomOf } from '../../support/random.js';
import {
  DOWNLOADERS,
  prepareDownloaders,
  resume,
  SAVED_AS,
  type Downloader,
} from './downloaders.js';
import { sha256 } from '../../support/fixtures/media-bytes.js';
import { seedMedia } from '../../support/fixtures/seeded-media.js';
import { createWedding } from '../../support/fixtures/weddings.js';
import { prepareReaders, readZip } from '../../support/fixtures/zip-readers.js';
import { ServerProcess } from '../../support/servers/server-process.js';
import { createTestApp, type TestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

/**
 * Downloads are cut off twice and continued without `If-Range`: before, during
 * and after the build, on another server, after kill -9.
 */

jest.setTimeout(600_000);

const PHASES = ['queued', 'building', 'ready'] as const;
const DOWNLOADS = 200;
const SEED = 31;
const BUILD_END = 31;

/** A build does not end while a session holds the lock. */
const HOLD_BUILDS = `
CREATE FUNCTION hold_build() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(${BUILD_END});
  RETURN NEW;
END $$;
CREATE TRIGGER hold_build BEFORE UPDATE ON archives
FOR EACH ROW WHEN (NEW.status = 'ready') EXECUTE FUNCTION hold_build()`;
const HOLD_NO_BUILDS = 'DROP FUNCTION IF EXISTS hold_build CASCADE';

interface Download {
  number: number;
  program: Downloader;
  file: string;
  /** Offsets of the cuts, and the phases in which the three parts come. */
  cuts: [number, number];
  phases: [number, number, number];
}

let home: TestApp;
let webs: [ServerProcess, ServerProcess];
let worker: ServerProcess | undefined;
let path: string;
let id: string;
let totalBytes: number;
let firstTag: string | null;
let holder: QueryRunner;
let dir: string;
const contents = [
  randomBytes(3_000_000),
  randomBytes(5_000_000),
  ...Array.from({ length: 40 }, (_, index) => randomBytes(1 + index * 1_000)),
];

beforeAll(async () => {
  await prepareDownloaders();
  await prepareReaders();
  home = await createTestApp();
  dir = await mkdtemp(join(home.dataDir, 'downloads-'));
  const wedding = await createWedding(home, 'Elif-140626-Can');
  await seedMedia(
    home,
    wedding,
    contents.map((content, index) => ({
      name: `Düğün ${index}.jpg`,
      content,
      note: `Not ${index}`,
    })),
  );
  webs = await Promise.all([
    ServerProcess.start('web', home.env),
    ServerProcess.start('web', home.env),
  ]);
  await home.database.query(HOLD_BUILDS);
  holder = home.database.createQueryRunner();
  await holder.query(`SELECT pg_advisory_lock(${BUILD_END})`);
  ({
    id,
    totalBytes,
    downloadUrl: path,
  } = await askForArchive(home.url, wedding));
  firstTag = await tagOf(home.url);
});

afterAll(async () => {
  await holder?.release();
  await home?.database.query(HOLD_NO_BUILDS);
  const started = [...(webs ?? []), ...(worker ? [worker] : [])];
  await Promise.all(started.map((each) => each.stop()));
  await home?.close();
});

function planned(): Download[] {
  const random = randomOf(SEED);
  const ascending = (count: number, bound: number) =>
    Array.from({ length: count }, () => Math.floor(random() * bound)).sort(
      (one, other) => one - other,
    );
  return Array.from({ length: DOWNLOADS }, (_, number) => {
    const [first = 0, second = 0] = ascending(2, totalBytes - 2);
    return {
      number,
      program: DOWNLOADERS[number % DOWNLOADERS.length]!,
      file: join(dir, String(number), SAVED_AS),
      cuts: [first + 1, second + 1],
      phases: ascending(3, PHASES.length) as Download['phases'],
    };
  });
}

/** Each part comes from the other server. */
const urlOf = (number: number, part: number) =>
  webs[(number + part) % 2]!.url + path;

/** Returns the next bytes up to the cut; the connection ends there. */
function cutOff(url: string, from: number, to: number): Promise<Buffer> {
  const headers = from > 0 ? { Range: `bytes=${from}-` } : {};
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let missingBytes = to - from;
    const call = get(url, { headers }, (response) => {
      if (response.statusCode !== (from > 0 ? 206 : 200))
        reject(new Error(`${url} answers ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk.subarray(0, Math.max(0, missingBytes)));
        missingBytes -= chunk.length;
        if (missingBytes > 0) return;
        call.destroy();
        resolve(Buffer.concat(chunks));
      });
      response.once('error', reject);
    });
    call.once('error', reject);
  });
}

async function tagOf(
  origin: string,
  headers: Record<string, string> = {},
): Promise<string | null> {
  const head = await download(origin, path, headers, 'HEAD');
  return head.headers.get('etag');
}

/** Does the parts of a download that belong to the phase. */
async function goOn(
  { number, cuts, phases, file, program }: Download,
  phase: number,
): Promise<void> {
  if (phases[0] === phase) {
    await mkdir(dirname(file));
    await writeFile(file, await cutOff(urlOf(number, 0), 0, cuts[0]));
  }
  if (phases[1] === phase && cuts[1] > cuts[0])
    await appendFile(file, await cutOff(urlOf(number, 1), ...cuts));
  if (phases[2] === phase)
    await resume(program, file, [urlOf(number, 2), urlOf(number, 3)]);
}

const ENTER: Record<(typeof PHASES)[number], () => Promise<unknown>> = {
  queued: () => Promise.resolve(),
  building: async () => {
    worker = await ServerProcess.start('worker', home.env);
    await until(
      'the build is at its end',
      () =>
        home.database.query<object[]>(
          `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${BUILD_END} AND NOT granted`,
        ),
      (waiting) => waiting.length > 0,
    );
  },
  ready: async () => {
    await holder.query(`SELECT pg_advisory_unlock(${BUILD_END})`);
    await untilArchive(home.url, id, 'ready');
  },
};

async function restartAll(): Promise<void> {
  for (const web of webs) {
    await web.kill();
    await web.start();
  }
}

it(`${DOWNLOADS} downloads that are cut off at random and continued are the same zip`, async () => {
  const downloads = planned();
  for (const [phase, name] of PHASES.entries()) {
    await ENTER[name]();
    expect((await archiveOf(home.url, id)).status).toBe(name);
    for (const each of downloads) await goOn(each, phase);
    await restartAll();
  }

  const whole = await download(webs[0].url, path);
  const zip = join(dir, 'whole.zip');
  await writeFile(zip, whole.bytes);
  const found = Object.values(await readZip('Info-ZIP', zip));
  expect(found).toEqual(expect.arrayContaining(contents.map(sha256)));
  const different = [];
  for (const { number, program, file, cuts, phases } of downloads)
    if (!(await readFile(file)).equals(whole.bytes))
      different.push({ number, program, cuts, phases });
  expect(different).toEqual([]);
  const tags = await Promise.all(
    webs.flatMap(({ url }) => [tagOf(url), tagOf(url, { Range: 'bytes=5-' })]),
  );
  expect(tags).toEqual(tags.map(() => firstTag));
});
