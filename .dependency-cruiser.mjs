import { apiRules } from './scripts/check/boundaries/api.mjs';
import { libraryRules } from './scripts/check/boundaries/libraries.mjs';
import { webRules } from './scripts/check/boundaries/web.mjs';

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Two modules that need each other are one module, or miss a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'The import leads nowhere, or to a package that package.json does not name.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** Who may import whom (docs/architecture.md draws it). */
export default {
  forbidden: [...everywhere, ...libraryRules, ...apiRules, ...webRules],
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
