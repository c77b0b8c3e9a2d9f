import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { debianPrograms } from '../fixtures/debian-programs.js';
import { freePort, type ServerProcess } from './server-process.js';
import { until } from '../until.js';

/** No public certificate, low port or shared path. */
const LOCAL =
  'local_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\tadmin off\n';

/**
 * docker-compose.yml's proxy with deploy/Caddyfile, before local web processes.
 */
export class Proxy {
  log = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    /** The address for clients without HTTP/2. */
    readonly url: string,
    readonly secureUrl: string,
  ) {
    child.stderr?.on('data', (text: Buffer) => (this.log += text.toString()));
  }

  /**
   * Resolves when it passes requests on.
   * @param siteLines additions to the site's block
   */
  static async start(
    webs: Pick<ServerProcess, 'url'>[],
    siteLines = '',
  ): Promise<Proxy> {
    const { programs } = await debianPrograms<'caddy'>('operator-programs');
    const folder = await mkdtemp(join(tmpdir(), 'hatira-proxy-'));
    const [url, secureUrl] = [
      `http://localhost:${await freePort()}`,
      `https://localhost:${await freePort()}`,
    ];
    const config = join(folder, 'Caddyfile');
    await writeFile(
      config,
      localised(await readFile('deploy/Caddyfile', 'utf8'), webs, siteLines),
    );
    const home = {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    const child = spawn(
      programs.caddy,
      ['run', '--config', config, '--adapter', 'caddyfile'],
      {
        env: {
          PATH: process.env.PATH,
          SITE_HOST: `${url}, ${secureUrl}`,
          ...home,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const proxy = new Proxy(child, folder, url, secureUrl);
    const answered = async () => {
      if (child.exitCode !== null)
        throw new Error(`the proxy did not start: ${proxy.log}`);
      const answer = request(url).get('/api/health/live');
      return answer.then(
        ({ status }) => status,
        (error: unknown) => String(error),
      );
    };
    await until('the proxy answers', answered, 200);
    return proxy;
  }

  /** Uses TLS and HTTP/2. @returns status and protocol */
  async send(
    path: string,
    contentType: string,
    body: Buffer,
  ): Promise<{ status: number; protocol: string }> {
    const session = connect(this.secureUrl, { rejectUnauthorized: false });
    try {
      const stream = session.request({
        ':method': 'POST',
        ':path': path,
        'content-type': contentType,
      });
      stream.end(body);
      const [headers] = (await once(stream, 'response')) as [
        { ':status'?: number },
      ];
      stream.resume();
      await once(stream, 'close');
      return {
        status: headers[':status'] ?? 0,
        protocol: session.alpnProtocol ?? '',
      };
    } finally {
      session.close();
    }
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
    await rm(this.folder, { recursive: true, force: true });
  }
}

function localised(
  text: string,
  webs: Pick<ServerProcess, 'url'>[],
  siteLines: string,
): string {
  const to = `to ${webs.map(({ url }) => new URL(url).host).join(' ')}`;
  const site = `{$SITE_HOST} {\n\t${siteLines}`;
  const changed = text
    .replace(/dynamic a web 3000 \{[^}]*\}/, to)
    .replace(/^\{\n/m, `{\n\t${LOCAL}`)
    .replace('{$SITE_HOST} {', () => site);
  if (![to, LOCAL, site].every((part) => changed.includes(part)))
    throw new Error('deploy/Caddyfile has another shape');
  return changed;
}
