import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Makes the passwords that docker-compose.yml hands out. Those that exist stay: the servers know them already. */
function makeSecrets() {
  const names = [
    'database_url',
    'grafana_password',
    'postgres_password',
    'redis_password',
    'redis_url',
    'session_secret',
    'staff_password',
  ];
  const present = names.filter((name) => existsSync(fileOf(name)));
  if (present.length > 0)
    return process.stdout.write(`Nothing changed: ${present.join(', ')} exist in deploy/secrets.\n`);
  chmodSync(fileOf(''), 0o700);
  const [postgres, redis] = [random(24), random(24)];
  write('postgres_password', postgres);
  write('database_url', `postgres://hatira:${postgres}@postgres:5432/hatira`);
  write('redis_password', redis);
  write('redis_url', `redis://:${redis}@redis:6379`);
  write('session_secret', random(32));
  write('staff_password', random(12));
  write('grafana_password', random(12));
  process.stdout.write('Made. The first staff password is in deploy/secrets/staff_password.\n');
}

/** Letters, digits, - and _ only: safe in an address. */
function random(byteCount) {
  return randomBytes(byteCount).toString('base64url');
}

/** Readable by all, as the user in the container is none of this machine's: the folder is what keeps others out. */
function write(name, value) {
  writeFileSync(fileOf(name), value, { mode: 0o444, flag: 'wx' });
}

function fileOf(name) {
  return fileURLToPath(new URL(`./secrets/${name}`, import.meta.url));
}

makeSecrets();
