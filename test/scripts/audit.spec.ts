import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A registry that answers needs more on a slow machine; a silent one reaches the shorter limit in any case. */
const LIMITS = { answering: '100', silent: '2' };
const NOT_OFFERED = 'npm audit: not offered by the registry';

let folder: string;
let registry: Server | undefined;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'hatira-audit-'))));
afterEach(() => {
  registry?.closeAllConnections();
  registry?.close();
  registry = undefined;
  rmSync(folder, { recursive: true });
});

const silent: RequestListener = () => undefined;

/** @param CI empty: on a person's machine */
async function audited(answer: RequestListener | undefined, CI: string) {
  registry = createServer(answer).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  if (!answer) registry.close();
  const settings = {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(folder, 'cache'),
  };
  const seconds = answer === silent ? LIMITS.silent : LIMITS.answering;
  const audit = ['scripts/check/audit.mjs', '--seconds', seconds];
  const child = spawn(process.execPath, audit, {
    env: { ...process.env, ...settings, CI },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const refusing =
  (status: number): RequestListener =>
  (request, response) => {
    request.resume();
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end('{}');
  };

it.each([404, 405, 501])(
  'passes with a warning when the registry answers %i',
  async (status) => {
    expect(await audited(refusing(status), 'true')).toEqual({
      code: 0,
      output: `!! ${NOT_OFFERED}\n`,
    });
  },
);

it('passes without a word when the registry knows no weakness', async () => {
  expect(await audited(refusing(200), 'true')).toEqual({ code: 0, output: '' });
});

describe.each<[string, RequestListener | undefined]>([
  ['answers 503', refusing(503)],
  ['breaks off', (request) => void request.socket.destroy()],
  ['is away', undefined],
  ['never answers', silent],
])('when the registry %s', (_, answer) => {
  it('fails on a build server', async () => {
    const { code, output } = await audited(answer, 'true');
    expect(code).toBe(1);
    expect(output).toContain('npm audit could not run');
    expect(output).toContain('npm run check -- audit');
  });

  it('warns on a person’s machine', async () => {
    const { code, output } = await audited(answer, '');
    expect(code).toBe(0);
    expect(output).toMatch(/^!! npm audit could not run/m);
  });
});
