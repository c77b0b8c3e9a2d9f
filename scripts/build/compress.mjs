import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const textFile = /\.(js|css|html|svg|json|webmanifest)$/;

/** Writes `x.br` and `x.gz`, packed as small as it goes, beside every text file under the folder. */
export async function compressTexts(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textFile.test(entry.name));
  await Promise.all(files.map((entry) => compress(path.join(entry.parentPath ?? entry.path, entry.name))));
}

async function compress(file) {
  const content = await readFile(file);
  const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${file}.br`, await brotli(content, { params: quality }));
  await writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
}
