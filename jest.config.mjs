import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where packages are: also the folder in which pnpm keeps those that others need. */
const PACKAGE_DIRS = ['node_modules', 'node_modules/.pnpm/node_modules'].map(
  (dir) => path.join(import.meta.dirname, dir),
);

/** Lists the ES module packages. Jest on Node 20 calls `require` for every module, so these are compiled as our files are. */
function esModulePackages() {
  return PACKAGE_DIRS.filter((dir) => existsSync(dir)).flatMap((dir) =>
    readdirSync(dir)
      .flatMap((name) =>
        name.startsWith('@')
          ? readdirSync(path.join(dir, name)).map((inner) => `${name}/${inner}`)
          : name,
      )
      .filter((name) => {
        const manifest = path.join(dir, name, 'package.json');
        return (
          existsSync(manifest) &&
          JSON.parse(readFileSync(manifest, 'utf8')).type === 'module'
        );
      }),
  );
}

const swc = {
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
};

const shared = {
  testEnvironment: 'node',
  transform: { '\\.(ts|mjs|js)$': ['@swc/jest', swc] },
  // Includes the packages that such a package nests in a node_modules of its own.
  transformIgnorePatterns: [
    `^(?!.*/node_modules/(${esModulePackages().join('|')})/).*/node_modules/`,
  ],
  moduleNameMapper: {
    // Its exports have no entry for require().
    '^file-type$': '<rootDir>/node_modules/file-type/index.js',
    '^file-type/core$': '<rootDir>/node_modules/file-type/core.js',
    // Our imports name the compiled file, as the relative imports of packages do.
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
};

/**
 * Specs on the real product, with PostgreSQL and Redis.
 * @param {string} displayName
 * @param {string[]} testMatch
 */
const withServers = (displayName, testMatch) => ({
  ...shared,
  displayName,
  testMatch: testMatch.map((pattern) => `<rootDir>/test/${pattern}`),
  setupFilesAfterEnv: ['<rootDir>/test/support/setup/each-file.ts'],
  globalSetup: '<rootDir>/test/support/setup/global-setup.mjs',
});

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['apps/api/src', 'apps/album/src', 'libs', 'test/scripts'].map(
        (dir) => `<rootDir>/${dir}/**/*.spec.ts`,
      ),
    },
    // These load the specs of test/api, so that their modules load once for each.
    withServers('api', ['api/together-*.ts']),
    withServers('api-spec', ['api/**/*.spec.ts']),
    withServers('proof', ['proof/{api,processes,faults,fuzz}/**/*.spec.ts']),
    withServers('node-20', ['proof/node-20/*.spec.ts']),
    {
      ...withServers('s3', ['proof/s3/*.spec.ts']),
      globalSetup: '<rootDir>/test/support/setup/global-setup-s3.mjs',
    },
    withServers('large', ['large/api/*.spec.ts']),
    withServers('archives', ['large/archives/*.spec.ts']),
  ],
  // A test that hangs fails. Conditions wait for less (test/support/until.ts) and name themselves first.
  testTimeout: 60_000,
  // Specs wait for timers and child processes now and then.
  maxWorkers: 3,
  // A process of half a gigabyte takes seconds to exit on a busy machine; Jest still reports open handles.
  workerGracefulExitTimeout: 10_000,
};
