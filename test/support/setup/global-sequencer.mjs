import { statSync } from 'node:fs';
import path from 'node:path';
import { isTogether, LONGEST, nameOf, specsTogether } from './order.mjs';

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
  if (isTogether(file)) return -1;
  const rank = LONGEST.indexOf(nameOf(file));
  return rank < 0 ? LONGEST.length : rank;
}

function sizeOf({ path: file }) {
  const files = isTogether(file) ? specsTogether(path.dirname(file)) : [file];
  return files.reduce((sum, one) => sum + statSync(one).size, 0);
}
