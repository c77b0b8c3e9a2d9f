import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { MAY_BE_EMPTY, SECRET_VARIABLES } from './config.schema.js';
import {
  ConfigError,
  loadConfig,
  type Config,
  type Environment,
} from './load-config.js';

/** Applies the product's rules to docker-compose.yml. */

const ROOT = join(__dirname, '../../../../..');

interface Compose {
  services: Record<
    string,
    {
      environment?: Record<string, string | number>;
      env_file?: { path: string }[];
    }
  >;
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hatira-deployment-'));
  mkdirSync(join(folder, 'secrets'));
  copyFileSync(
    join(ROOT, 'deploy/make-secrets.mjs'),
    join(folder, 'make-secrets.mjs'),
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

const makeSecrets = (...parameters: string[]) =>
  execFileSync(process.execPath, [
    join(folder, 'make-secrets.mjs'),
    ...parameters,
  ]).toString();
const secret = (name: string) =>
  readFileSync(join(folder, 'secrets', name), 'utf8');

function environmentOf(
  service: string,
  env: Environment,
  ...files: string[]
): Environment {
  const given: Environment = {};
  for (const file of ['docker-compose.yml', ...files]) {
    const compose = parse(readFileSync(join(ROOT, file), 'utf8'), {
      merge: true,
    }) as Compose;
    const { environment = {}, env_file = [] } = compose.services[service] ?? {};
    if (env_file.some(({ path }) => path === '.env')) Object.assign(given, env);
    for (const [name, value] of Object.entries(environment)) {
      given[name] = String(value)
        .replace(
          /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
          (
            _,
            variable: string,
            kind: string | undefined,
            rest: string | undefined,
          ): string => {
            if (kind === '?' && !env[variable])
              throw new Error(`${variable}: ${rest ?? ''}`);
            return env[variable] || (kind === '-' ? (rest ?? '') : '');
          },
        )
        .replace('/run/secrets/', `${folder}/secrets/`);
    }
  }
  return given;
}

const NEEDED = {
  SITE_HOST: 'photos.example.com',
  STAFF_EMAIL: 'you@example.com',
};
const configOf = (
  service: string,
  env: Environment = {},
  ...files: string[]
): Config =>
  loadConfig(environmentOf(service, { ...NEEDED, ...env }, ...files));

it.each(['web', 'worker'])(
  'starts the %s process with the generated files alone',
  (service) => {
    makeSecrets();
    const config = configOf(service);
    expect(config).toMatchObject({
      role: service,
      storage: 'local',
      s3: undefined,
      publicUrl: 'https://photos.example.com',
    });
    expect(config.databaseUrl).toBe(
      `postgres://hatira:${secret('postgres_password')}@postgres:5432/hatira`,
    );
    expect(config.redisUrl).toBe(
      `redis://:${secret('redis_password')}@redis:6379`,
    );
    expect(config.mail.url).toBeUndefined();
    expect(config.alertWebhook).toBeUndefined();
  },
);

/** The compose file decides about these, and secrets of .env would be in each container's description. */
const SET_BY_COMPOSE = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'ROLE',
  'TRUST_PROXY',
  'METRICS_PORT',
  'METRICS_HOST',
  'DATABASE_URL_FILE',
  'REDIS_URL_FILE',
  'S3_ACCESS_KEY_ID_FILE',
  'S3_SECRET_ACCESS_KEY_FILE',
  'STAFF_PASSWORD_FILE',
  'SESSION_SECRET_FILE',
  'SMTP_URL_FILE',
  'ALERT_WEBHOOK_SECRET_FILE',
];

it.each(['web', 'worker'])(
  'hands every other variable of the README to the %s container',
  (service) => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const names = readme
      .split('\n')
      .filter((line) => /^\| `[A-Z0-9_]+`/.test(line))
      .flatMap((line) => line.split('|')[1]?.match(/[A-Z0-9_]+/g) ?? []);
    expect(names.length).toBeGreaterThan(70);
    const file = Object.fromEntries(names.map((name) => [name, `of ${name}`]));
    const given = environmentOf(service, { ...file, ...NEEDED });
    const others = names.filter((name) => given[name] !== file[name]);
    expect(others.filter((name) => name !== 'STAFF_EMAIL').sort()).toEqual(
      [...SET_BY_COMPOSE].sort(),
    );
    expect(given.STAFF_EMAIL).toBe(NEEDED.STAFF_EMAIL);
  },
);

it.each(['postgres', 'redis'])(
  'leaves out the bundled %s with the file for an external one',
  (server) => {
    const read = (file: string) =>
      parse(readFileSync(join(ROOT, file), 'utf8'), { merge: true }) as {
        services: Record<
          string,
          { profiles?: string[]; depends_on?: Record<string, unknown> }
        >;
      };
    const { services } = read('docker-compose.yml');
    expect(services[server]?.profiles).toBeUndefined();
    for (const service of ['web', 'worker'])
      expect(services[service]?.depends_on?.[server]).toEqual({
        condition: 'service_healthy',
        required: false,
      });
    expect(read(`deploy/external-${server}.yml`).services).toEqual({
      [server]: { profiles: ['bundled'] },
    });
  },
);

it('reads the address of an external PostgreSQL from its secret file', () => {
  const address = 'postgres://hatira:word@db.example.com:5432/hatira';
  writeFileSync(join(folder, 'secrets/database_url'), address);
  makeSecrets();
  expect(configOf('web').databaseUrl).toBe(address);
});

it('passes generated keys to the store of deploy/object-store.yml', () => {
  expect(makeSecrets('--object-store')).toContain('s3_secret_access_key');
  const { storage, s3 } = configOf('worker', {}, 'deploy/object-store.yml');
  expect(storage).toBe('s3');
  expect(s3).toMatchObject({
    bucket: 'hatira',
    accessKeyId: secret('s3_access_key_id'),
  });
  expect(s3?.secretAccessKey).toMatch(/^[\w-]{32}$/);
});

it('reads an external store and mail server from the secret files', () => {
  makeSecrets();
  writeFileSync(join(folder, 'secrets/s3_access_key_id'), 'who\n');
  writeFileSync(join(folder, 'secrets/s3_secret_access_key'), 'what\n');
  writeFileSync(
    join(folder, 'secrets/smtp_url'),
    'smtps://user:word@mail.example.com\n',
  );
  const bucket = {
    STORAGE: 's3',
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'photos',
  };
  const config = configOf('web', {
    ...bucket,
    SMTP_FROM: 'info@example.com',
    ALERT_WEBHOOK_URL: 'https://hooks.example.com/alerts',
  });
  expect(config.s3).toMatchObject({
    accessKeyId: 'who',
    secretAccessKey: 'what',
  });
  expect(config.mail.url).toBe('smtps://user:word@mail.example.com');
  expect(config.alertWebhook).toEqual({
    url: 'https://hooks.example.com/alerts',
    secret: secret('alert_webhook_secret'),
    isPrivate: false,
  });
});

it('keeps existing secrets and makes the missing ones', () => {
  makeSecrets();
  const before = secret('database_url');
  rmSync(join(folder, 'secrets/smtp_url'));
  expect(makeSecrets()).toMatch(/: smtp_url\.\n$/);
  expect(secret('database_url')).toBe(before);
  expect(makeSecrets('--object-store')).toMatch(
    /: s3_access_key_id, s3_secret_access_key\.\n$/,
  );
  const key = secret('s3_access_key_id');
  expect(makeSecrets('--object-store')).toMatch(/All secrets exist already/);
  expect(secret('s3_access_key_id')).toBe(key);
});

it.each(SECRET_VARIABLES.filter((name) => !MAY_BE_EMPTY.has(name)))(
  'a file of %s that is empty is no choice',
  (name) => {
    const file = join(folder, 'empty');
    writeFileSync(file, '\n');
    let error: unknown;
    try {
      loadConfig({ [`${name}_FILE`]: file });
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as ConfigError).problems).toEqual([
      `${name}_FILE: ${file} is empty`,
    ]);
  },
);

it('treats an empty value or optional secret file as unset', () => {
  makeSecrets();
  expect(
    [...MAY_BE_EMPTY].filter((name) => secret(name.toLowerCase()) !== ''),
  ).toEqual([]);
  expect(
    loadConfig({ METRICS_TOKEN: '', METRICS_TOKEN_FILE: '' }).metrics.token,
  ).toBeUndefined();
});
