import { join } from 'node:path';
import type { Config } from '../config/load-config.js';
import { copyIn } from './process/child-files.js';
import { hideFromChildren } from './process/confinement.js';
import { useTools } from './process/tools.js';

/**
 * Sets programs, the folder for copies and hidden paths; call it before the
 * first child starts.
 */
export function prepareChildren(config: Config): void {
  useTools(config.mediaTools);
  copyIn(join(config.dataDir, 'scratch'));
  hideFromChildren([config.dataDir, ...config.secretFiles]);
}
