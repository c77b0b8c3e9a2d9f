import { apiRules } from './scripts/check/boundaries/api.mjs';
import { innerRules } from './scripts/check/boundaries/inner-orders.mjs';
import { libraryRules } from './scripts/check/boundaries/libraries.mjs';
import { webRules } from './scripts/check/boundaries/web.mjs';

const everywhere = [
  {
    name: 'no-cycles',
    comment:
      'Two modules that need each other are one module, or miss a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'The import leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'packages-are-named',
    comment:
      'package.json does not name it: it is here by chance, as some other package needs it.',
    severity: 'error',
    from: {},
    to: {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'production-packages',
    comment: 'The API runs where only `dependencies` are installed.',
    severity: 'error',
    from: { path: '^(apps/api|libs/contract)/src/', pathNot: '\\.spec\\.ts$' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
];

/** Who may import whom (docs/architecture.md draws it). */
export default {
  forbidden: [
    ...everywhere,
    ...libraryRules,
    ...apiRules,
    ...webRules,
    ...innerRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/|/\\.cache/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
