import { randomBytes } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

/**
 * Returns the file's secret (192 random bits), made the first time, readable by its owner only.
 * @param {string} file
 */
export function secretFrom(file) {
  if (!existsSync(file)) {
    const unfinished = `${file}.new`;
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, randomBytes(24).toString('hex'), {
      mode: 0o600,
      flag: 'wx',
    });
    renameSync(unfinished, file);
  }
  return readFileSync(file, 'utf8').trim();
}
