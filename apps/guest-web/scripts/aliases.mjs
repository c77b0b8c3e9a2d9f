import { fileURLToPath } from 'node:url';

const from = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The libraries that the app shares with the API, as `tsconfig.base.json` names them. */
export const ALIASES = {
  '@hatira/contract': from('../../../libs/contract/src/index.ts'),
  '@hatira/api-client': from('../../../libs/api-client/src/index.ts'),
};
