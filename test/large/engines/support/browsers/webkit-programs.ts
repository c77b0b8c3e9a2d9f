import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../../../support/servers/server-process.js';
import { until } from '../../../../support/until.js';

const SCREEN = '1400x1000x24';

/** WebKitGTK's WebDriver server with its own screen and message bus. */
export class WebKitPrograms {
  private constructor(
    readonly url: string,
    readonly downloads: string,
    private readonly children: ChildProcess[],
    private readonly home: string,
  ) {}

  static async start(): Promise<WebKitPrograms> {
    const home = await mkdtemp(join(tmpdir(), 'hatira-webkit-'));
    const downloads = join(home, 'downloads');
    await keepDownloadsIn(downloads, home);
    const env: NodeJS.ProcessEnv = {
      PATH: process.env.PATH,
      HOME: home,
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      LIBGL_ALWAYS_SOFTWARE: '1',
    };
    const children: ChildProcess[] = [];
    const run = (program: string, ...args: string[]) => {
      const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
      const child = spawn(program, args, { env, stdio: [...stdio] });
      children.push(child);
      return child;
    };
    const screen = ['-screen', '0', SCREEN, '-nolisten', 'tcp'];
    env.DISPLAY = `:${await wordOf(run('Xvfb', '-displayfd', '3', ...screen))}`;
    env.DBUS_SESSION_BUS_ADDRESS = await wordOf(
      run('dbus-daemon', '--session', '--nofork', '--print-address=3'),
    );
    const port = await freePort();
    run('WebKitWebDriver', `--port=${port}`);
    const url = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver answers', () => answers(url));
    return new WebKitPrograms(url, downloads, children, home);
  }

  async stop(): Promise<void> {
    for (const child of this.children.reverse()) {
      const gone = once(child, 'exit');
      if (child.kill()) await gone;
    }
    await rm(this.home, { recursive: true, force: true });
  }
}

async function keepDownloadsIn(folder: string, home: string): Promise<void> {
  await mkdir(folder);
  await mkdir(join(home, '.config'));
  await writeFile(
    join(home, '.config', 'user-dirs.dirs'),
    `XDG_DOWNLOAD_DIR="${folder}"\n`,
  );
}

/** The line that a program writes to its fourth stream. */
async function wordOf(child: ChildProcess): Promise<string> {
  const lines = child.stdio[3] as Readable;
  const [line] = (await Promise.race([
    once(lines, 'data'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${child.spawnfile} ended with ${code}`);
    }),
  ])) as [Buffer];
  return line.toString().trim();
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/status`)).ok;
  } catch {
    return false;
  }
}
