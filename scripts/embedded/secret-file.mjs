import { randomBytes } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

/**
 * The secret kept in this file, made the first time (192 random bits); only its owner can read the file.
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
