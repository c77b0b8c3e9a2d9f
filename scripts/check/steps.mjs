import { existsSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

const sourceDirs = ['apps', 'libs', 'test', 'scripts'];
const typedProjects = [
  'apps/api',
  'apps/guest-web',
  'apps/admin',
  'libs',
  'test',
  'scripts',
];

const composeFiles = [
  'docker-compose.yml',
  'deploy/object-store.yml',
  '--max-warnings=0',
];

/** @typedef {{ name: string, args: string[] }} Step arguments for node */

/**
 * Slowest first: two at a time then take least.
 * @returns {Step[]}
 */
export function steps() {
  return [
    {
      name: 'format',
      args: [
        bin('prettier/bin/prettier.cjs'),
        '--check',
        '--log-level=warn',
        '.',
      ],
    },
    {
      name: 'lint',
      args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'],
    },
    ...typedProjects
      .filter(isProject)
      .map((dir) => types(dir, `${dir}/tsconfig.json`)),
    // Only built-ins that the oldest phones have.
    types('the guests’ code', 'apps/guest-web/tsconfig.phones.json'),
    {
      name: 'lint with types',
      args: [bin('oxlint/bin/oxlint'), '--deny-warnings'],
    },
    {
      name: 'dependencies',
      args: [
        bin('dependency-cruiser/bin/dependency-cruise.mjs'),
        ...sourceDirs.filter(exists),
        '--output-type=err-long',
      ],
    },
    { name: 'dead code', args: [bin('knip/bin/knip.js'), '--no-progress'] },
    { name: 'file names', args: ['scripts/check/file-names.mjs'] },
    { name: 'lock file', args: ['scripts/check/lock-file.mjs'] },
    {
      name: 'compose files',
      args: [bin('dclint/bin/dclint.cjs'), ...composeFiles],
    },
    { name: 'deployment', args: ['scripts/check/deployment.mjs'] },
    { name: 'audit', args: ['scripts/check/audit.mjs'] },
    { name: 'texts', args: ['scripts/check/texts.mjs'] },
    { name: 'references', args: ['scripts/check/references.mjs'] },
    { name: 'English', args: ['scripts/check/english.mjs'] },
    { name: 'commits', args: ['scripts/check/commits.mjs'] },
  ];
}

/**
 * TypeScript 7 checks; version 6 stays for tools that need its API.
 * @param {string} part
 * @param {string} project
 */
function types(part, project) {
  return {
    name: `types ${part}`,
    args: [bin('typescript-native/bin/tsc'), '--noEmit', '-p', project],
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
