import { statSync } from 'node:fs';
import path from 'node:path';

/** Specs over half a minute, the longest first. */
const LONGEST = [
  ...['decoders', 'backup', 'durability', 'postgres-away', 'redis-away'],
  ...['archive-readers', 'backup-keeping', 'private-files', 'mail-troubles'],
  ...['graceful-stop', 'archive-builds', 'security-limits-uploads'],
  ...['full-disk', 'slow-bodies', 'seals', 'queue-turns', 'media-events'],
  ...['backgrounds', 'migrate-storage', 'bad-disk', 'slice-uploads', 'start'],
];

/**
 * Starts the longest specs first, to keep both workers busy. A build server
 * lacks the durations that Jest sorts by.
 */
export default class LongestFirst {
  sort(tests) {
    return [...tests].sort(
      (a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a),
    );
  }

  shard(tests) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {
    // The order does not depend on earlier runs.
  }
}

function rankOf({ path: file }) {
  const rank = LONGEST.indexOf(path.basename(file, '.spec.ts'));
  return rank < 0 ? LONGEST.length : rank;
}

function sizeOf({ path: file }) {
  return statSync(file).size;
}
