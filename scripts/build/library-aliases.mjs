import { inRoot } from '../paths.mjs';

/** The libraries that the front ends share with the API, for Vite, as `tsconfig.base.json` names them. */
export const LIBRARY_ALIASES = {
  '@hatira/contract': inRoot('libs/contract/src/index.ts'),
  '@hatira/api-client': inRoot('libs/api-client/src/index.ts'),
};
