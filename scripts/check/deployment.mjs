import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../paths.mjs';
import { PlainError, runMain } from '../plain-error.mjs';
import { caddyfileProblems } from './caddyfile.mjs';
import { dockerfileProblems } from './dockerfile.mjs';

/**
 * The parts read here; dclint checks the form.
 * @typedef {object} Service
 * @property {string} [build]
 * @property {boolean} [read_only]
 * @property {string[]} [cap_drop]
 * @property {string[]} [security_opt]
 * @property {string} [stop_grace_period]
 * @property {string} [restart]
 * @property {object} [healthcheck]
 * @property {object} [logging]
 * @property {{ resources?: { limits?: Record<string, unknown> } }} [deploy]
 * @property {string | string[]} [command]
 * @property {Record<string, string>} [environment]
 * @property {string[]} [networks]
 * @property {string[]} [secrets]
 * @property {string[]} [volumes]
 * @property {string[]} [ports]
 * @property {Record<string, unknown>} [depends_on]
 *
 * @typedef {object} Compose
 * @property {Record<string, Service>} services
 * @property {Record<string, { enable_ipv6?: boolean } | null>} networks
 * @property {Record<string, unknown>} volumes
 * @property {Record<string, { file: string }>} secrets
 */

/** @param {string} file */
const read = (file) => readFileSync(inRoot(file), 'utf8');

function problems() {
  const compose = parse(read('docker-compose.yml'), { merge: true });
  const withStore = /** @type {Compose} */ (
    laidOver(compose, parse(read('deploy/object-store.yml'), { merge: true }))
  );
  return [
    ...ofCompose('docker-compose.yml', compose),
    ...ofCompose('deploy/object-store.yml', withStore),
    ...dockerfileProblems(),
    ...caddyfileProblems(),
  ].map((line) => `deployment: ${line}`);
}

/**
 * Lays one file over another as Compose does: maps merge, lists join, the rest
 * is replaced.
 * @param {unknown} below
 * @param {unknown} above
 * @returns {unknown}
 */
function laidOver(below, above) {
  if (Array.isArray(below) && Array.isArray(above)) return [...below, ...above];
  if (!isMap(below) || !isMap(above)) return above;
  const changed = Object.entries(above).map(([key, value]) => [
    key,
    key in below ? laidOver(below[key], value) : value,
  ]);
  return { ...below, ...Object.fromEntries(changed) };
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isMap(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param {string} file
 * @param {Compose} compose
 */
function ofCompose(file, compose) {
  const services = Object.entries(compose.services);
  return [
    ...services.flatMap(([name, service]) =>
      references(name, service, compose),
    ),
    ...services.flatMap(([name, service]) => operation(name, service)),
    ...services
      .filter(([, { build }]) => build)
      .flatMap(([name, service]) => hardening(name, service)),
    ...published(services),
    ...visitorAddresses(compose),
    ...secretFiles(compose),
  ].map((line) => `${file}: ${line}`);
}

/**
 * Names that the rest of the file does not define.
 * @param {string} name
 * @param {Service} service
 * @param {Compose} file
 */
function references(name, service, { services, networks, volumes, secrets }) {
  const named = (service.volumes ?? []).map((entry) => entry.split(':')[0]);
  const files = named.filter((source) => source.startsWith('.'));
  return [
    ...(service.networks ?? [])
      .filter((each) => !(each in networks))
      .map((each) => `network ${each}`),
    ...(service.secrets ?? [])
      .filter((each) => !(each in secrets))
      .map((each) => `secret ${each}`),
    ...Object.keys(service.depends_on ?? {})
      .filter((each) => !(each in services))
      .map((each) => `service ${each}`),
    ...named
      .filter((each) => !each.startsWith('.') && !(each in volumes))
      .map((each) => `volume ${each}`),
    ...files
      .filter((each) => !existsSync(inRoot(each)))
      .map((each) => `file ${each}`),
    ...secretPaths(service)
      .filter((each) => !(service.secrets ?? []).includes(each))
      .map((each) => `secret ${each}, which it reads,`),
  ].map((what) => `${name}: ${what} is not there`);
}

function secretPaths({ environment = {} }) {
  return Object.values(environment).flatMap(
    (value) => /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? [],
  );
}

/**
 * Checks that a container is restarted, bounded, logged and watched.
 * @param {string} name
 * @param {Service} service
 */
function operation(name, { build, deploy, healthcheck, logging, restart }) {
  const limits = deploy?.resources?.limits ?? {};
  const wanted = {
    'a restart policy': restart !== undefined,
    'limits of CPU, memory and processes': ['cpus', 'memory', 'pids'].every(
      (limit) => limit in limits,
    ),
    'a log driver': logging !== undefined,
    // The product's image has one.
    'a health check': build !== undefined || healthcheck !== undefined,
  };
  return lacking(name, wanted);
}

/**
 * @param {string} name
 * @param {Record<string, boolean | undefined>} wanted
 */
function lacking(name, wanted) {
  return Object.entries(wanted)
    .filter(([, isThere]) => !isThere)
    .map(([part]) => `${name} lacks ${part}`);
}

/**
 * Required settings, and only variables that the product reads.
 * @param {string} name
 * @param {Service} service
 */
function hardening(name, service) {
  const known = new Set(
    [
      ...read('README.md').matchAll(
        /^\| `([A-Z0-9_]+)`(?:, `([A-Z0-9_]+)`)?/gm,
      ),
    ].flatMap(([, ...names]) => names),
  );
  const wanted = {
    'a read-only root': service.read_only === true,
    'all capabilities dropped': service.cap_drop?.includes('ALL'),
    'no new privileges': service.security_opt?.includes(
      'no-new-privileges:true',
    ),
    'time to stop': service.stop_grace_period !== undefined,
    'proxies it trusts': service.environment?.TRUST_PROXY !== undefined,
  };
  const plain = [...known].filter((each) => known.has(`${each}_FILE`));
  const [word = '(no command)'] = [service.command ?? []].flat().slice(-1);
  const script = word.replace(/^dist\/(.*)\.js$/, '$1.ts');
  const variables = Object.keys(service.environment ?? {});
  return [
    ...lacking(name, wanted),
    ...(existsSync(inRoot(script))
      ? []
      : [`${name}: the script does not exist: ${script}`]),
    ...variables
      .filter((each) => plain.includes(each))
      .map((each) => `${name}: ${each} belongs into a file`),
    ...variables
      .filter((each) => !known.has(each))
      .map((each) => `${name}: the product reads no ${each}`),
  ];
}

/**
 * Only the proxy is reached from outside; HTTP/3 needs its port twice.
 * @param {[string, Service][]} services
 */
function published(services) {
  const open = services.filter(([, { ports = [] }]) =>
    ports.some((port) => !port.startsWith('127.0.0.1:')),
  );
  const names = open.map(([name]) => name).join(', ');
  const ports = open.flatMap(([, service]) => service.ports);
  return [
    ...(names === 'proxy'
      ? []
      : [`published to all: ${names}; only the proxy may be`]),
    ...['80:80', '443:443', '443:443/udp']
      .filter((port) => !ports.includes(port))
      .map((port) => `no port ${port}`),
  ];
}

/**
 * Without IPv6 in the network, all IPv6 visitors share one address and limit.
 * @param {Compose} file
 */
function visitorAddresses({ services, networks }) {
  const reached = services.proxy?.networks ?? [];
  const withoutIpv6 = reached.filter(
    (name) => networks[name]?.enable_ipv6 !== true,
  );
  return withoutIpv6.map(
    (name) =>
      `network ${name} of the proxy lacks IPv6: visitors over it lose their addresses`,
  );
}

/** @param {Compose} file */
function secretFiles({ secrets }) {
  const made = read('deploy/make-secrets.mjs');
  return Object.keys(secrets)
    .filter((name) => !made.includes(`'${name}'`))
    .map((name) => `deploy/make-secrets.mjs makes no ${name}`);
}

await runMain(() => {
  const found = problems();
  if (found.length > 0) throw new PlainError(found.join('\n'));
});
