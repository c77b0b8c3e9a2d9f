import { statSync } from 'node:fs';
import path from 'node:path';

/** Specs of twenty seconds and more, the longest first. */
const LONGEST = [
  ...['backup', 'backup-keeping', 'private-files', 'slow-bodies', 'durability'],
  ...['archive-readers', 'graceful-stop', 'redis-away', 'archive-builds'],
  ...['mail-troubles', 'decoders', 'full-disk', 'start', 'seals'],
  ...['migrate-storage', 'postgres-away', 'backgrounds', 'proxy', 'product'],
  ...['background-pictures', 'wedding-links', 'security-limits-uploads'],
  ...['storage-marks', 'archives', 'bad-disk', 'streamed-selection-ends'],
  ...['backup-folders', 'storage-elsewhere', 'archive-mails', 'slice-uploads'],
  ...['replicas', 'staff-second-factor-required', 'security-file-names'],
  ...['staff-second-factor-login', 'lost-answers'],
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
