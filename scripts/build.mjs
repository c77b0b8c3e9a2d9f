import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { backEnd } from './build/back-end.mjs';
import { album, frontEnd, panel } from './build/front-end.mjs';
import { hashOf } from './build/sources.mjs';
import { withReadableFiles } from './file-modes.mjs';
import { ensureInstalled } from './install.mjs';
import { takeLock } from './launch/lock.mjs';
import { inRoot, isEntryPoint } from './paths.mjs';
import { runMain } from './plain-error.mjs';
import { printAbove, withProgress } from './progress-line.mjs';

const allParts = [backEnd, frontEnd, panel, album];
const otherBuildMs = 180_000;

/** Builds the stale parts of dist/. Throws PlainError with the compiler's words. */
export async function ensureBuilt(parts = allParts) {
  if (staleOf(parts).length === 0) return;
  await withReadableFiles(() => buildStale(parts));
}

/** @param {typeof allParts} parts */
async function buildStale(parts) {
  mkdirSync(inRoot('dist'), { recursive: true });
  const lock = await takeLock(inRoot('dist', '.lock'), {
    waitMs: otherBuildMs,
    what: 'Another build is running',
  });
  try {
    const stale = staleOf(parts);
    if (stale.length > 0)
      printAbove(
        `Building the ${stale.map(({ name }) => name).join(', ')} ...`,
      );
    let built = 0;
    await withProgress(
      () => `Building  ${built} of ${stale.length} parts`,
      () =>
        Promise.all(
          stale.map(async (part) => {
            await buildPart(part);
            built += 1;
          }),
        ),
    );
  } finally {
    lock.release();
  }
}

/** @param {typeof allParts} parts */
function staleOf(parts) {
  return parts
    .map((part) => ({ ...part, files: part.sources() }))
    .filter(({ files }) => files.length > 0)
    .map((part) => ({
      ...part,
      hash: hashOf(part.files),
      stampFile: inRoot('dist', `.${part.outputs[0]}.built`),
    }))
    .filter(
      ({ hash, stampFile }) =>
        !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== hash,
    );
}

/**
 * Removes the stamp first and writes it last: an interrupted build never counts as finished.
 * @param {{ name: string, outputs: string[], build: (targetDir: string) => Promise<void>, hash: string, stampFile: string }} options
 */
async function buildPart({ name, outputs, build, hash, stampFile }) {
  const startedAt = performance.now();
  const unfinished = inRoot('dist', `.${outputs[0]}.new`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  await build(unfinished);
  rmSync(stampFile, { force: true });
  for (const output of outputs) {
    rmSync(inRoot('dist', output), { recursive: true, force: true });
    if (existsSync(`${unfinished}/${output}`))
      renameSync(`${unfinished}/${output}`, inRoot('dist', output));
  }
  writeFileSync(stampFile, hash);
  rmSync(unfinished, { recursive: true });
  printAbove(
    `Built the ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
  );
}

const usage = `
npm run build

Builds the back end, the guests' pages, the panel and the album of the zips into dist/, each only when its sources have changed.
`;

if (isEntryPoint(import.meta.url)) {
  await runMain(async () => {
    await ensureInstalled();
    await ensureBuilt();
  }, usage);
}
