import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesOfWholeRun } from './test/support/setup/order.mjs';

/** ES module packages. Jest on Node 20 calls `require` for every module, so these are compiled as our files are. */
function esModulePackages() {
  const entries = readdirSync(inPackages(), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory(),
  );
  const names = entries.flatMap(({ name }) =>
    name.startsWith('@')
      ? readdirSync(inPackages(name)).map((inner) => `${name}/${inner}`)
      : name,
  );
  return names.filter((name) => {
    const manifest = inPackages(name, 'package.json');
    return (
      existsSync(manifest) &&
      JSON.parse(readFileSync(manifest, 'utf8')).type === 'module'
    );
  });
}

/** @param {...string} parts */
function inPackages(...parts) {
  return path.join(import.meta.dirname, 'node_modules', ...parts);
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

/** The specs that decode and encode; the other unit specs take milliseconds. */
const imaging = 'apps/api/src/platform/imaging';

/** `ordinary`: without large specs, and most of a folder share a file; `large`: large specs alone; else all. */
const selection = process.env.TEST_SPECS;

/** For the specs that run the product. */
const withProduct = {
  ...shared,
  setupFilesAfterEnv: ['<rootDir>/test/support/setup/each-file.ts'],
};

/**
 * The specs of a folder of `test` that this run selects.
 * @param {string} dir
 */
function specsOf(dir) {
  if (selection === 'large')
    return [`<rootDir>/test/${dir}/**/*.large.spec.ts`];
  if (selection === 'ordinary' && dir === 'api')
    return filesOfWholeRun(path.join(import.meta.dirname, 'test/api')).map(
      (file) => `<rootDir>/test/api/${file}`,
    );
  const others = selection === 'ordinary' ? ['!**/*.large.spec.ts'] : [];
  return [`<rootDir>/test/${dir}/**/*.spec.ts`, ...others];
}

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['apps/api/src', 'libs', 'test/scripts'].map(
        (dir) => `<rootDir>/${dir}/**/*.spec.ts`,
      ),
      testPathIgnorePatterns: ['/node_modules/', `<rootDir>/${imaging}/`],
    },
    {
      ...shared,
      displayName: 'imaging',
      testMatch: [`<rootDir>/${imaging}/**/*.spec.ts`],
    },
    {
      ...withProduct,
      displayName: 'api',
      testMatch: specsOf('api'),
      globalSetup: '<rootDir>/test/support/setup/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/setup/global-teardown.mjs',
    },
    ...['faults', 'fuzz', 'node-20'].map((name) => ({
      ...withProduct,
      displayName: name,
      testMatch: specsOf(name),
      globalSetup: '<rootDir>/test/support/setup/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/setup/global-teardown.mjs',
    })),
    {
      ...withProduct,
      displayName: 's3',
      testMatch: specsOf('s3'),
      globalSetup: '<rootDir>/test/support/setup/global-setup-s3.mjs',
      globalTeardown: '<rootDir>/test/support/setup/global-teardown-s3.mjs',
    },
    {
      ...shared,
      displayName: 'large',
      testMatch: ['<rootDir>/test/large/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/support/setup/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/setup/global-teardown.mjs',
    },
  ],
  // Patience for slow machines; no spec asserts a time.
  testTimeout: 300_000,
  maxWorkers: 2,
  testSequencer: './test/support/setup/global-sequencer.mjs',
  // A process of half a gigabyte takes seconds to exit on a busy machine; Jest still reports open handles.
  workerGracefulExitTimeout: 10_000,
};
