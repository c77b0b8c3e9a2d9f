import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import {
  beforeInstall,
  local,
  noDefaultExports,
} from './scripts/check/lint-rules.mjs';

const typescriptFiles = ['**/*.ts', '**/*.tsx'];
const specs = ['test/**/*.{ts,tsx}', '**/*.spec.{ts,tsx}'];
/** Tools demand a default export of these, or they describe one of others. */
const demandDefault = [
  '*.config.mjs',
  '.dependency-cruiser.mjs',
  '**/*.config.ts',
  '**/*.d.ts',
  'test/support/setup/global-*.{mjs,ts}',
];

const nodeGlobals = Object.fromEntries(
  Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly']),
);

/** @typedef {import('eslint').Linter.RulesRecord} Rules */
/** @type {Rules} */
const size = {
  'max-lines': ['error', 300],
  'max-lines-per-function': ['error', 50],
  'local/max-parameters': ['error', { functions: 4, constructors: 7 }],
  complexity: ['error', 12],
  'max-depth': ['error', 3],
};

const noEnvironment = {
  object: 'process',
  property: 'env',
  message: 'Inject Config instead.',
};

/** @type {Rules} Of the page's own interfaces; the language's are checked by `apps/guest-web/tsconfig.phones.json`. */
const tooNewForPhones = {
  'no-restricted-globals': [
    'error',
    ...['structuredClone', 'BroadcastChannel', 'requestIdleCallback'].map(
      (name) => ({
        name,
        message: 'Phones of 2020 do not have it.',
      }),
    ),
  ],
  'no-restricted-properties': [
    'error',
    noEnvironment,
    {
      object: 'crypto',
      property: 'randomUUID',
      message: 'Phones of 2020 do not have it, nor has any on plain http.',
    },
    ...[
      { object: 'AbortSignal', property: 'any' },
      { object: 'AbortSignal', property: 'timeout' },
      { object: 'navigator', property: 'locks' },
      { property: 'checkVisibility' },
      { property: 'throwIfAborted' },
    ].map((each) => ({ ...each, message: 'Phones of 2020 do not have it.' })),
  ],
};

/** @type {Rules} Those that need types are oxlint's (.oxlintrc.json). */
const typescript = {
  '@typescript-eslint/consistent-type-imports': [
    'error',
    { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
  ],
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  '@typescript-eslint/naming-convention': [
    'error',
    {
      selector: 'typeLike',
      format: ['PascalCase'],
      custom: {
        regex: '^I[A-Z][a-z]|(Impl|Manager|Helper|Utils?|Dto)$',
        match: false,
      },
    },
  ],
};

/**
 * oxlint has the compiler's rules (.oxlintrc.json). The compiler skips a function with a comment that names
 * `react-hooks/exhaustive-deps`, so the plugin has another name here.
 * @type {Rules}
 */
const hooks = {
  'hooks/rules-of-hooks': 'error',
  'hooks/exhaustive-deps': 'error',
};

export default defineConfig(
  globalIgnores([
    'dist/',
    'data/',
    '**/.cache/',
    'coverage/',
    'test-results/',
    'playwright-report/',
  ]),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { local },
  },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,js}'],
    languageOptions: { globals: nodeGlobals },
    rules: {
      'no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: typescriptFiles,
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: {
        emitDecoratorMetadata: true,
        experimentalDecorators: true,
      },
    },
    rules: typescript,
  },
  {
    rules: {
      ...size,
      ...noDefaultExports,
      eqeqeq: ['error', 'smart'],
      'local/no-sum-of-await': 'error',
      'local/no-spread-of-literal': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['apps/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: {
      'max-lines-per-function': ['error', 80],
      'jsx-a11y/label-has-associated-control': [
        'error',
        { controlComponents: ['RoundCheck'] },
      ],
    },
  },
  {
    files: ['apps/**/*.tsx', 'apps/*-web/**/*.ts', 'apps/admin/**/*.ts'],
    plugins: { hooks: { rules: reactHooks.rules } },
    rules: hooks,
  },
  {
    files: ['apps/*/src/**'],
    ignores: ['apps/api/src/platform/config/**', ...specs],
    rules: {
      'no-restricted-properties': ['error', noEnvironment],
      'no-restricted-imports': [
        'error',
        { name: 'process', message: 'Use the global, without env.' },
        { name: 'node:process', message: 'Use the global, without env.' },
        {
          name: '@nestjs/common',
          importNames: ['forwardRef'],
          message: 'Modules depend in one direction only.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration',
          message:
            'Import from where it is made; only libraries have an index.',
        },
        {
          selector:
            "CallExpression[callee.name='useEffect'] CallExpression[callee.property.name='removeAttribute'][arguments.0.value='src']",
          message:
            'Use useLayoutEffect: Chromium keeps an element that loses its source after it has left the page.',
        },
      ],
    },
  },
  {
    files: [
      'apps/{album,guest-web}/src/**',
      'libs/{api-client,contract}/src/**',
    ],
    ignores: specs,
    rules: tooNewForPhones,
  },
  {
    files: ['scripts/*.mjs', 'scripts/!(check)/**/*.mjs'],
    rules: beforeInstall,
  },
  {
    files: ['apps/**'],
    ignores: [
      'apps/*/src/{main,worker,maintenance}.ts',
      'apps/*/scripts/**',
      ...specs,
    ],
    rules: { 'no-console': 'error' },
  },
  {
    files: specs,
    rules: {
      'max-lines': ['error', 400],
      'max-lines-per-function': 'off',
      'no-restricted-properties': [
        'error',
        ...['describe', 'it', 'test'].map((object) => ({
          object,
          property: 'only',
          message: 'Run all tests.',
        })),
      ],
    },
  },
  {
    files: [
      '**/i18n/locales/**',
      'apps/api/src/platform/database/migrations/**',
    ],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  { files: demandDefault, rules: { 'no-restricted-exports': 'off' } },
);
