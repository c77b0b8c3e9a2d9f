import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

const sourceDirs = ['apps', 'libs', 'test', 'scripts'];
const typedProjects = [
  'apps/api',
  'apps/guest-web',
  'apps/admin',
  'apps/album',
  'libs',
  'test',
  'scripts',
];

/** Parts of them, whose browsers have other built-ins. */
const typedParts = {
  'the guests’ code': 'apps/guest-web/tsconfig.phones.json',
  'the service worker': 'apps/guest-web/src/shell/worker/tsconfig.json',
};

/** The whole step, with all attempts. */
const auditSeconds = 40;

const composeFiles = [
  'docker-compose.yml',
  'deploy/object-store.yml',
  'deploy/external-postgres.yml',
  'deploy/external-redis.yml',
  '--max-warnings=0',
];

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args for node
 * @property {boolean} [isRemembered] its verdict depends on the files of the checkout alone
 */

/**
 * Slowest first: two at a time then take least.
 * @param {string} [cache] the folder of the tools' caches; without it they keep no cache
 * @returns {Step[]}
 */
export function steps(cache) {
  return [
    { name: 'format', args: format(cache) },
    { name: 'lint', args: lint(cache) },
    {
      name: 'lint with types',
      args: [bin('oxlint/bin/oxlint'), '--deny-warnings'],
      isRemembered: true,
    },
    {
      name: 'dependencies',
      args: [
        bin('dependency-cruiser/bin/dependency-cruise.mjs'),
        ...sourceDirs.filter(exists),
        '--output-type=err-long',
      ],
      isRemembered: true,
    },
    ...allTypes(cache),
    {
      name: 'dead code',
      args: [bin('knip/bin/knip.js'), '--no-progress'],
      isRemembered: true,
    },
    {
      name: 'texts',
      args: ['scripts/check/texts.mjs'],
      isRemembered: true,
    },
    {
      name: 'audit',
      args: ['scripts/check/audit.mjs', '--seconds', String(auditSeconds)],
    },
    { name: 'file names', args: ['scripts/check/file-names.mjs'] },
    { name: 'lock file', args: ['scripts/check/lock-file.mjs'] },
    {
      name: 'compose files',
      args: [bin('dclint/bin/dclint.cjs'), ...composeFiles],
    },
    { name: 'deployment', args: ['scripts/check/deployment.mjs'] },
    { name: 'references', args: ['scripts/check/references.mjs'] },
    { name: 'SQL borders', args: ['scripts/check/sql-borders.mjs'] },
    { name: 'English', args: ['scripts/check/english.mjs'] },
    { name: 'commits', args: ['scripts/check/commits.mjs'] },
  ];
}

/** @param {string} [cache] */
function format(cache) {
  return [
    bin('prettier/bin/prettier.cjs'),
    '--check',
    '--log-level=warn',
    ...byContent(cache, 'format.json'),
    '.',
  ];
}

/** @param {string} [cache] */
function lint(cache) {
  return [
    bin('eslint/bin/eslint.js'),
    '.',
    '--max-warnings=0',
    ...byContent(cache, 'lint.json'),
  ];
}

/**
 * @param {string | undefined} cache
 * @param {string} file
 */
function byContent(cache, file) {
  if (!cache) return [];
  return [
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${path.join(cache, file)}`,
  ];
}

/** @param {string} [cache] */
function allTypes(cache) {
  const projects = typedProjects
    .filter(isProject)
    .map((dir) => [dir, `${dir}/tsconfig.json`]);
  return [...projects, ...Object.entries(typedParts)].map(([part, project]) =>
    types(part, project, cache),
  );
}

/**
 * TypeScript 7 checks; version 6 stays for tools that need its API.
 * @param {string} part
 * @param {string} project
 * @param {string} [cache]
 */
function types(part, project, cache) {
  const file = `${project.replaceAll('/', '-')}.tsbuildinfo`;
  const incremental = cache
    ? ['--incremental', '--tsBuildInfoFile', path.join(cache, file)]
    : [];
  return {
    name: `types ${part}`,
    args: [
      bin('typescript-native/bin/tsc'),
      '--noEmit',
      '-p',
      project,
      // Each further one infers the packages' types again.
      '--checkers',
      '1',
      ...incremental,
    ],
  };
}

/** @param {string} script */
function bin(script) {
  return inRoot('node_modules', script);
}

/** @param {string} file */
function exists(file) {
  return existsSync(inRoot(file));
}

/** @param {string} dir */
function isProject(dir) {
  return (
    exists(`${dir}/tsconfig.json`) &&
    (['libs', 'test', 'scripts'].includes(dir) || exists(`${dir}/src`))
  );
}
