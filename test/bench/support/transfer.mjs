import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { performance } from 'node:perf_hooks';

const TICKS_PER_SECOND = 100;

/**
 * One call; its answer is discarded.
 * @returns first byte and whole in ms, bytes
 */
export function transfer(url, { method = 'GET', json, headers = {} } = {}) {
  const body = json === undefined ? undefined : JSON.stringify(json);
  const sent = {
    ...headers,
    ...(body && {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    }),
  };
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const request = http.request(url, { method, headers: sent }, (response) => {
      let bytes = 0;
      let firstByteMs = 0;
      response.on('data', (chunk) => {
        firstByteMs ||= performance.now() - startedAt;
        bytes += chunk.length;
      });
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode >= 300)
          reject(new Error(`${url}: ${response.statusCode}`));
        else
          resolve({
            firstByteMs,
            totalMs: performance.now() - startedAt,
            bytes,
          });
      });
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** CPU seconds and added peak memory in MB of a process. Linux only. */
export async function costOf(pid, work) {
  // Forgets the earlier peak.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = { cpu: cpuSeconds(pid), rss: statusMb(pid, 'VmRSS') };
  const result = await work();
  return {
    result,
    cpuSeconds: cpuSeconds(pid) - before.cpu,
    growthMb: statusMb(pid, 'VmHWM') - before.rss,
  };
}

function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function statusMb(pid, name) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024;
}

export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Says in one line whether a mark was met. */
export function verdict(what, value, { below, atLeast, unit = '' }) {
  const isMet = below === undefined ? value >= atLeast : value < below;
  const mark =
    below === undefined
      ? `at least ${atLeast}${unit}`
      : `under ${below}${unit}`;
  console.log(
    `${what} ${Number(value.toFixed(2))}${unit}, mark ${mark}: ${isMet ? 'met' : 'MISSED'}`,
  );
}
