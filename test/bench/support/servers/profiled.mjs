import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import path from 'node:path';

/**
 * Loaded before a web process: SIGUSR2 begins a CPU profile, the next one writes
 * it. A profile of the whole life takes minutes to write.
 */
const SAMPLE_MICROS = 500;
const dir = process.env.BENCH_PROFILE ?? '';
/** @type {Session | undefined} */
let session;
let profiles = 0;

process.on('SIGUSR2', () => {
  if (session) end(session);
  else session = begin();
});

function begin() {
  const begun = new Session();
  begun.connect();
  begun.post('Profiler.enable');
  begun.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROS });
  begun.post('Profiler.start');
  return begun;
}

/** @param {Session} begun */
function end(begun) {
  session = undefined;
  begun.post('Profiler.stop', (_error, { profile }) => {
    mkdirSync(dir, { recursive: true });
    const name = `${process.pid}-${(profiles += 1)}.cpuprofile`;
    writeFileSync(path.join(dir, name), JSON.stringify(profile));
  });
  begun.disconnect();
}
