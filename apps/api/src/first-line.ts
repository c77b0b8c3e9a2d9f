import type { Config } from './platform/config/load-config.js';
import { VERSION } from './platform/config/version.js';
import { createLogger } from './platform/http/server/logging.js';

/** Writes the first line of the log, which names the versions of the product and of Node. */
export function logFirstLine({ logLevel, role }: Config): void {
  createLogger(logLevel).info(
    { version: VERSION, node: process.versions.node, role },
    `Hatıra ${VERSION} starts`,
  );
}
