import { fork } from 'node:child_process';
import { once } from 'node:events';
import { endingWithUs } from '../processes.mjs';

/**
 * Starts a server that reports its port and ends by SIGTERM.
 * @param {URL} program
 * @param {NodeJS.ProcessEnv} env beside the bench's own
 */
export async function startPeer(program, env) {
  const child = endingWithUs(
    fork(program, { env: { ...process.env, ...env } }),
  );
  const [{ port }] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
