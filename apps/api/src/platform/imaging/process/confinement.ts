import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  hidingMeasures,
  inNamespaces,
  isRoot,
  programAt,
  WITHOUT_RIGHTS,
} from './namespaces.js';

export interface KernelLimits {
  /** The time of all its threads. */
  cpuSeconds: number;
  /** Used private memory, not reserved. */
  dataBytes: number;
  /** The size of any file that it writes; pipes do not count. */
  fileBytes: number;
}

export interface Account {
  uid: number;
  gid: number;
}

export interface Confinement {
  /** A separate account; only root can use it. */
  account?: Account | undefined;
  /** Programs that run the rest of the command line with less. */
  wrapper(input?: string): string[];
  description: string;
  /** They share our account without the hidden paths. */
  isHiding?: boolean;
  /** They have the rights of root. */
  isWeak: boolean;
  /** Data memory of an idle Node: half a gigabyte for code since Node 24. */
  runtimeBytes: number;
}

const PROBE_TIMEOUT_MS = 20_000;
const PROBE_DATA_BYTES = 4_000_000_000;
const MAX_PROCESSES = 512;
const MAX_OPEN_FILES = 256;
/** Most systems give this id to their unprivileged account. */
const USUAL_UNPRIVILEGED = 65_534;
/** Probe: loads files, runtime and libvips like a real child. */
const DECODER = fileURLToPath(
  new URL('../child/decode-picture.mjs', import.meta.url),
);
const PROBE = 'probe';

/**
 * Sets limits, except unknown or already lower ones. Out of memory, the kernel
 * ends a child first. Out of processor time it sends SIGXCPU, which is not
 * taken for the memory killer's signal, and SIGKILL a few seconds later.
 */
const WITH_LIMITS = `
{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null
for limit in "-c 0" "-S -t $1" "-H -t $(($1 + 5))" "-d $2" "-f $3" "-n ${MAX_OPEN_FILES}"; do ulimit $limit 2>/dev/null || :; done
[ "$4" = 0 ] || ulimit -p "$4" 2>/dev/null || ulimit -u "$4" 2>/dev/null || :
shift 4
unset limit PWD OLDPWD SHLVL
exec "$@"`;

let found: Promise<Confinement> | undefined;
let hidden: readonly string[] = [];

/** Call it before the first child starts. */
export function hideFromChildren(paths: readonly string[]): void {
  hidden = paths;
  // The children of root have another account, which cannot open them.
  if (!isRoot()) found = undefined;
}

/** Probed once. */
export function confinement(): Promise<Confinement> {
  return (found ??= strongest());
}

/**
 * The command line of a confined program.
 * @param input the file behind descriptor 3, if any
 */
export function confined(
  { wrapper, account }: Candidate,
  limits: KernelLimits,
  command: readonly string[],
  input?: string,
): string[] {
  const numbers = [
    Math.ceil(limits.cpuSeconds),
    Math.ceil(limits.dataBytes / 1024),
    Math.ceil(limits.fileBytes / 512),
    // The kernel counts all processes of an account, and ours has others.
    account ? MAX_PROCESSES : 0,
  ];
  return [
    ...wrapper(input),
    '/bin/sh',
    '-c',
    WITH_LIMITS,
    'sh',
    ...numbers.map(String),
    ...command,
  ];
}

async function strongest(): Promise<Confinement> {
  for (const candidate of candidates()) {
    const runtimeBytes = await probed(candidate);
    if (runtimeBytes !== undefined) return { ...candidate, runtimeBytes };
  }
  return {
    wrapper: () => [],
    description: descriptionOf({}),
    isWeak: isRoot(),
    runtimeBytes: 0,
  };
}

type Candidate = Omit<Confinement, 'runtimeBytes'>;

interface Measures {
  account?: Account | undefined;
  isHiding?: boolean;
  isOffline?: boolean;
  isWithoutNewPrivileges?: boolean;
}

/** The strongest first: the account counts most. */
function candidates(): Candidate[] {
  const accounts =
    isRoot() && process.platform === 'linux'
      ? [unprivilegedAccount(), undefined]
      : [undefined];
  const others = accounts.flatMap((account) =>
    [true, false].flatMap((isOffline) =>
      [true, false].flatMap((isWithoutNewPrivileges) =>
        withMeasures({ account, isOffline, isWithoutNewPrivileges }),
      ),
    ),
  );
  return [...hidingCandidate(), ...others];
}

/** In our own account the child could open all files, so they are hidden. */
function hidingCandidate(): Candidate[] {
  const wrapper = isRoot() ? undefined : hidingMeasures(hidden);
  if (!wrapper) return [];
  const description = descriptionOf({
    isHiding: true,
    isOffline: true,
    isWithoutNewPrivileges: true,
  });
  return [{ wrapper, description, isHiding: true, isWeak: false }];
}

function withMeasures(measures: Measures): Candidate[] {
  const { account } = measures;
  const offline = measures.isOffline ? inNamespaces() : [];
  const without = measures.isWithoutNewPrivileges
    ? withoutPrivilegesBy(programAt('setpriv'), account)
    : [];
  // Namespaces need root, so setpriv must change the account after them.
  if (!offline || !without || (account && without.length === 0)) return [];
  const isWeak = isRoot() && !account;
  return [
    {
      account,
      wrapper: () => [...offline, ...without],
      description: descriptionOf(measures),
      isWeak,
    },
  ];
}

function withoutPrivilegesBy(
  setpriv: string | undefined,
  account: Account | undefined,
): string[] | undefined {
  const toAccount = account
    ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
    : [];
  return setpriv ? [setpriv, ...toAccount, '--no-new-privs', '--'] : undefined;
}

function descriptionOf({
  account,
  isHiding,
  isOffline,
  isWithoutNewPrivileges,
}: Measures): string {
  const who = account
    ? `as the account ${account.uid}`
    : isRoot()
      ? 'as root'
      : `as this account, with${isHiding ? 'out' : ''} the product's files`;
  const network = isOffline ? 'without network' : 'with network';
  return `${who}, ${network}, ${isWithoutNewPrivileges ? 'without new privileges' : 'with new privileges'}`;
}

function unprivilegedAccount(): Account {
  const rows = existsSync('/etc/passwd')
    ? readFileSync('/etc/passwd', 'utf8').split('\n')
    : [];
  const nobody = rows
    .map((row) => row.split(':'))
    .find(([name, , uid]) => name === 'nobody' && Number(uid) > 0);
  if (!nobody) return { uid: USUAL_UNPRIVILEGED, gid: USUAL_UNPRIVILEGED };
  return { uid: Number(nobody[2]), gid: Number(nobody[3]) };
}

/** Undefined when no child starts this way. */
async function probed(candidate: Candidate): Promise<number | undefined> {
  const limits = { cpuSeconds: 20, dataBytes: PROBE_DATA_BYTES, fileBytes: 0 };
  const check = candidate.isHiding ? WITHOUT_RIGHTS : [];
  const command = [...check, process.execPath, DECODER, PROBE];
  const [file = '', ...args] = confined(candidate, limits, command, DECODER);
  try {
    const { stdout } = await promisify(execFile)(file, args, {
      env: {},
      cwd: '/',
      timeout: PROBE_TIMEOUT_MS,
    });
    return Number(stdout);
  } catch {
    return undefined;
  }
}
