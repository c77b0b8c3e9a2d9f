import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const READ_ONLY = 0o444;
/** Those that the operator fills in. */
const TO_FILL_IN = 0o644;

/**
 * Makes the files that docker-compose.yml hands out as secrets. Those that exist stay: the servers know them already.
 * With `--object-store` also the keys of deploy/object-store.yml, unless there are some.
 * @param {string[]} parameters
 */
function makeSecrets(parameters) {
  process.umask(0o077);
  chmodSync(fileOf(''), 0o700);
  const made = [
    ...passwordAndAddress(
      'postgres_password',
      'database_url',
      (word) => `postgres://hatira:${word}@postgres:5432/hatira`,
    ),
    ...passwordAndAddress(
      'redis_password',
      'redis_url',
      (word) => `redis://:${word}@redis:6379`,
    ),
    ...write('session_secret', random(32)),
    ...write('staff_password', random(12)),
    ...write('grafana_password', random(12)),
    ...['s3_access_key_id', 's3_secret_access_key'].flatMap((name) =>
      parameters.includes('--object-store')
        ? fill(name, random(24))
        : write(name, '', TO_FILL_IN),
    ),
    ...write('smtp_url', '', TO_FILL_IN),
    ...write('alert_webhook_secret', random(32)),
  ];
  process.stdout.write(
    made.length > 0
      ? `Made in deploy/secrets: ${made.join(', ')}.\n`
      : 'All secrets exist already.\n',
  );
}

/**
 * The address holds the password: one that is there already is never given another.
 * @param {string} password
 * @param {string} address
 * @param {(word: string) => string} addressWith
 */
function passwordAndAddress(password, address, addressWith) {
  const made = write(password, random(24));
  return [...made, ...write(address, addressWith(read(password)))];
}

/**
 * Letters, digits, - and _ only: safe in an address.
 * @param {number} byteCount
 */
function random(byteCount) {
  return randomBytes(byteCount).toString('base64url');
}

/**
 * Readable by all, because the container's user does not exist on this machine; the folder's mode keeps others out.
 * @param {string} name
 * @param {string} value
 * @returns the name if it was not there yet
 */
function write(name, value, mode = READ_ONLY) {
  if (existsSync(fileOf(name))) return [];
  put(name, value, mode);
  return [name];
}

/**
 * @param {string} name
 * @param {string} value
 */
function fill(name, value) {
  if (existsSync(fileOf(name)) && read(name) !== '') return [];
  put(name, value, TO_FILL_IN);
  return [name];
}

/**
 * Sets the mode under any umask: the account in the container must read the file.
 * @param {string} name
 * @param {string} value
 * @param {number} mode
 */
function put(name, value, mode) {
  writeFileSync(fileOf(name), value);
  chmodSync(fileOf(name), mode);
}

/** @param {string} name */
function read(name) {
  return readFileSync(fileOf(name), 'utf8').trim();
}

/** @param {string} name */
function fileOf(name) {
  return fileURLToPath(new URL(`./secrets/${name}`, import.meta.url));
}

makeSecrets(process.argv.slice(2));
