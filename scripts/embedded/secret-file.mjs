import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The secret kept in this file, made the first time (192 random bits); only its owner can read the file. */
export function secretFrom(file) {
  if (!existsSync(file)) {
    const unfinished = `${file}.new`;
    writeFileSync(unfinished, randomBytes(24).toString('hex'), { mode: 0o600 });
    renameSync(unfinished, file);
  }
  return readFileSync(file, 'utf8').trim();
}
