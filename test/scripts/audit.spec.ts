import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** @param CI empty: on a person's machine */
async function audited(answer: RequestListener | undefined, CI: string) {
  registry = createServer(answer).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  if (!answer) registry.close();
  const notes = join(folder, 'notes');
  writeFileSync(notes, '');
  const settings = {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(folder, 'cache'),
  };
  const child = spawn(process.execPath, ['scripts/check/audit.mjs'], {
    env: { ...process.env, ...settings, CI, HATIRA_RUN_NOTES: notes },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output, notes: readFileSync(notes, 'utf8') };
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
  'passes and leaves a note when the registry answers %i',
  async (status) => {
    const { code, output, notes } = await audited(refusing(status), 'true');
    expect({ code, notes }).toEqual({ code: 0, notes: `${NOT_OFFERED}\n` });
    expect(output).toContain(`!! ${NOT_OFFERED}`);
  },
);

it('passes without a note when the registry knows no weakness', async () => {
  const { code, output, notes } = await audited(refusing(200), 'true');
  expect({ code, output, notes }).toEqual({ code: 0, output: '', notes: '' });
});

describe.each<[string, RequestListener | undefined]>([
  ['answers 503', refusing(503)],
  ['breaks off', (request) => void request.socket.destroy()],
  ['is away', undefined],
])('when the registry %s', (_, answer) => {
  it('fails on a build server', async () => {
    const { code, output, notes } = await audited(answer, 'true');
    expect([code, notes]).toEqual([1, '']);
    expect(output).toContain('npm audit could not run');
  });

  it('warns on a person’s machine', async () => {
    const { code, output } = await audited(answer, '');
    expect(code).toBe(0);
    expect(output).toMatch(/^!! npm audit could not run/m);
  });
});
