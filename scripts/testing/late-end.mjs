import { existsSync } from 'node:fs';

const LOOK_MS = 500;

/**
 * Kills a test tool that has written its report and does not end: something that a test left open would hold the whole
 * run for ever.
 * @param {import('node:child_process').ChildProcess} tool
 * @param {string} report the file that the tool writes at its end
 * @param {number} [limitMs] how long the tool may still run
 * @returns {() => boolean} ends the watch, and tells whether the tool was killed
 */
export function killLateEnd(tool, report, limitMs = 60_000) {
  let reportedAt = Infinity;
  let isKilled = false;
  const timer = setInterval(
    () => {
      if (!existsSync(report)) return;
      reportedAt = Math.min(reportedAt, performance.now());
      if (performance.now() - reportedAt < limitMs) return;
      isKilled = tool.kill('SIGKILL');
      clearInterval(timer);
    },
    Math.min(LOOK_MS, limitMs),
  );
  return () => {
    clearInterval(timer);
    return isKilled;
  };
}
