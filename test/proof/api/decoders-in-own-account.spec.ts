import { execFile, spawnSync } from 'node:child_process';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The product's account; the tests run as root or without rights. */
const ACCOUNT = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const PROCESS = path.resolve('dist/apps/api/src/platform/imaging/process');

const RUN = `
const [module, dataDir, secretFile, script] = process.argv.slice(1);
const { confinement, hideFromChildren } = await import(module + '/confinement.js');
const { INPUT, TARGET } = await import(module + '/child-files.js');
const { runProgram } = await import(module + '/program.js');
hideFromChildren([dataDir, secretFile, dataDir + '/absent']);
const { description } = await confinement();
const limits = { timeoutMs: 20_000, maxOutputBytes: 100_000, maxTargetBytes: 4_096 };
const files = { input: dataDir + '/input', target: dataDir + '/target' };
const args = ['-c', script + '; :', 'sh', INPUT, TARGET, String(process.pid)];
const output = await runProgram('/bin/sh', args, limits, files);
console.log(JSON.stringify({ description, output: output.toString() }));
`;

/** The command has no rights, in a namespace that permits no further ones. */
const REFUSING = [
  'unshare',
  '--user',
  '--map-user=1000',
  '--keep-caps',
  'sh',
  '-c',
  'echo 0 > /proc/sys/user/max_user_namespaces; exec setpriv --inh-caps=-all --ambient-caps=-all "$@"',
  'sh',
];

let dir: string;
let secretFile: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'own-account-'));
  const secretsDir = await mkdtemp(path.join(tmpdir(), 'secrets-'));
  secretFile = path.join(secretsDir, 'session_secret');
  for (const [file, text] of Object.entries({
    [path.join(dir, 'input')]: 'a photo',
    [path.join(dir, 'target')]: '',
    [path.join(dir, 'original')]: 'a photo of another guest',
    [secretFile]: 'a secret',
  })) {
    await writeFile(file, text, { mode: 0o600 });
    await giveAway(file);
  }
  await Promise.all([dir, secretsDir].map(giveAway));
});

afterEach(async () => {
  await rm(dir, { recursive: true });
  await rm(path.dirname(secretFile), { recursive: true });
});

async function giveAway(file: string): Promise<void> {
  const { uid, gid } = ACCOUNT;
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
}

async function asProduct(
  script: string,
  around: readonly string[] = [],
): Promise<{ description: string; output: string }> {
  const [file = '', ...args] = [
    ...around,
    process.execPath,
    '--input-type=module',
    '-e',
    RUN,
    PROCESS,
    dir,
    secretFile,
    script,
  ];
  const { stdout } = await promisify(execFile)(file, args, {
    ...ACCOUNT,
    cwd: '/',
    env: { PATH: process.env.PATH },
  });
  return JSON.parse(stdout) as { description: string; output: string };
}

const inOriginal = () => readFile(path.join(dir, 'original'), 'utf8');
const inInput = () => readFile(path.join(dir, 'input'), 'utf8');

const hasNamespaces =
  spawnSync(
    'unshare',
    ['--user', '--map-root-user', '--mount', '--net', '--ipc', 'true'],
    ACCOUNT,
  ).status === 0;
const withNamespaces = hasNamespaces ? it : it.skip;

withNamespaces('says that children see none of the files', async () => {
  const { description } = await asProduct(':');
  expect(description).toBe(
    "as this account, without the product's files, without network, without new privileges",
  );
});

withNamespaces('keeps every other file of ours from a child', async () => {
  const { output } = await asProduct(`
    ls -A ${dir}; cat ${dir}/original ${secretFile} /proc/$3/environ /proc/$3/root${dir}/original
    rm ${dir}/original; mv ${dir} ${dir}-gone; echo end`);
  expect(output).toBe('end\n');
  expect(await inOriginal()).toBe('a photo of another guest');
});

withNamespaces('leaves a child no right to see the files again', async () => {
  const { output } = await asProduct(`
    grep ^Cap /proc/self/status | grep -v 0000000000000000
    umount ${dir} || umount -l ${dir} || unshare --user --mount --keep-caps umount ${dir}
    unshare --user --mount --keep-caps umount -l ${dir}
    ls -A ${dir}; echo end`);
  expect(output).toBe('end\n');
});

withNamespaces('hands a child its input to read and its target', async () => {
  const { output } = await asProduct(`
    cat "$1"; printf made > "$2"; (echo x > "$1"); (: > "$1"); chmod 0777 "$1"; chmod 0777 /proc/self/fd/3`);
  expect(output).toBe('a photo');
  expect(await inInput()).toBe('a photo');
  expect(await readFile(path.join(dir, 'target'), 'utf8')).toBe('made');
});

withNamespaces(
  'runs children with the files in sight where the machine refuses namespaces',
  async () => {
    const { description, output } = await asProduct('cat "$1"', REFUSING);
    expect(description).toBe(
      "as this account, with the product's files, with network, without new privileges",
    );
    expect(output).toBe('a photo');
  },
);
