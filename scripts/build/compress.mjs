import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const textFile = /\.(js|css|html|svg|json|webmanifest)$/;

/**
 * Writes `x.br` and `x.gz` beside every text file, except the pages in `site/`: the server packs them once filled.
 * @param {string} dir
 */
export async function compressTexts(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !path.relative(dir, file).startsWith(`site${path.sep}`));
  await Promise.all(files.map(compress));
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${file}.br`, await brotli(content, { params: quality }));
  await writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
}
