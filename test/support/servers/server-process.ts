import { randomInt } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ListenOptions, type Server } from 'node:net';
import { join } from 'node:path';
import { until } from '../until.js';
import { keepOutput } from './kept-output.js';

type Role = 'web' | 'worker';
const ENTRY: Record<Role, string> = { web: 'main.js', worker: 'worker.js' };

/** A process of the built product, for tests that kill it. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  private errors = '';
  /** One JSON object a line. */
  log = '';

  private constructor(
    private readonly role: Role,
    private readonly env: NodeJS.ProcessEnv,
    readonly url: string,
    private readonly folder: string,
  ) {}

  /**
   * @param env the chosen port survives restarts
   * @param options `folder` of the product, and starts, each with a new port
   *   if another program has taken the last one
   */
  static async start(
    role: Role,
    env: NodeJS.ProcessEnv,
    { folder = process.cwd(), attempts = 3 } = {},
  ): Promise<ServerProcess> {
    const port = await freePort();
    const settings = {
      HOST: '127.0.0.1',
      WEB_PROCESSES: '1',
      ...env,
      PORT: String(port),
      ROLE: role,
    };
    const server = new ServerProcess(
      role,
      settings,
      `http://127.0.0.1:${port}`,
      folder,
    );
    try {
      await server.start();
    } catch (error) {
      if (attempts === 1 || !String(error).includes(`${port} is in use`))
        throw error;
      return ServerProcess.start(role, env, { folder, attempts: attempts - 1 });
    }
    return server;
  }

  /** Resolves when the process does its work. */
  async start(): Promise<void> {
    const entry = join(this.folder, 'dist/apps/api/src', ENTRY[this.role]);
    const child = spawn(process.execPath, [...process.execArgv, entry], {
      cwd: this.folder,
      env: { PATH: process.env.PATH, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    keepOutput(child, this.role);
    child.stdout?.on('data', (text: Buffer) => (this.log += text.toString()));
    child.stderr?.on(
      'data',
      (text: Buffer) => (this.errors += text.toString()),
    );
    let isReady = false;
    child.once('message', () => (isReady = true));
    let hasEnded = false;
    child.once('close', () => (hasEnded = true));
    const look = () => {
      if (hasEnded && !isReady)
        throw new Error(`${this.role} did not start: ${this.errors}`);
      return { isReady, said: this.errors + this.log };
    };
    await until(`${this.role} is ready`, look, (seen) => seen.isReady);
  }

  /** Kills the process like the kernel's out-of-memory killer. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** @param changes to its environment, from now on */
  async restart(changes: NodeJS.ProcessEnv = {}): Promise<void> {
    await this.kill();
    Object.assign(this.env, changes);
    await this.start();
  }

  /** @returns the exit code */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null)
      return child?.exitCode ?? null;
    const gone = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await gone)[0];
  }
}

/** They end with this process. */
const claims: Server[] = [];

/**
 * A port below the system's outgoing range, free again at a restart. Other tests do not get it while this process lives.
 */
export async function freePort(
  lowest = 20_000,
  highest = 32_000,
): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    const claim = createServer();
    if (!(await listens(claim, claimOf(port)))) continue;
    claims.push(claim.unref());
    const server = createServer();
    if (!(await listens(server, { port, host: '127.0.0.1' }))) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Linux's abstract sockets leave no file behind. */
function claimOf(port: number): ListenOptions {
  return process.platform === 'linux'
    ? { path: `\0hatira-test-port-${port}` }
    : { port: 0, host: '127.0.0.1' };
}

function listens(server: Server, where: ListenOptions): Promise<boolean> {
  return new Promise((resolve) => {
    server
      .once('error', () => resolve(false))
      .listen(where, () => resolve(true));
  });
}
