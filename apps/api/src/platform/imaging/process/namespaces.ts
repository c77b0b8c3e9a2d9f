import { existsSync } from 'node:fs';

/**
 * Hides paths from a child, then drops every right. The input's mount is
 * read-only: its owner may reopen a descriptor for writing. Exit code 126: a
 * program that may not be run.
 */
const HIDE = `
mount=$1 input=$2
shift 2
if [ -n "$input" ]; then
  "$mount" -o bind,ro,nosuid,nodev,noexec "$input" "$input" && exec 3<"$input" || exit 126
fi
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then "$mount" -t tmpfs -o ro,nosuid,nodev,noexec,size=4k,mode=0555 none "$1" || exit 126
  elif [ -e "$1" ]; then "$mount" -o bind,ro,nosuid,nodev,noexec /dev/null "$1" || exit 126
  fi
  shift
done
shift
unset mount input
exec "$@"`;

/** A child with rights could unmount the empty folders. */
export const WITHOUT_RIGHTS = [
  '/bin/sh',
  '-c',
  `while read -r name value; do
  [ "$name" != CapEff: ] || [ "$value" = 0000000000000000 ] || exit 1
done </proc/self/status
exec "$@"`,
  'sh',
];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function programAt(name: string): string | undefined {
  return ['/usr/bin', '/bin', '/usr/local/bin']
    .map((dir) => `${dir}/${name}`)
    .find((path) => existsSync(path));
}

/**
 * Takes the network away. Without root it needs a user namespace, which also
 * protects our memory from the child.
 */
export function inNamespaces(...more: readonly string[]): string[] | undefined {
  const unshare = programAt('unshare');
  const users = isRoot() ? [] : ['--user'];
  return unshare === undefined
    ? undefined
    : [unshare, ...users, ...more, '--net', '--ipc', '--'];
}

/**
 * Wraps a child of our account so that it sees none of `paths`; undefined
 * without the programs.
 */
export function hidingMeasures(
  paths: readonly string[],
): ((input?: string) => string[]) | undefined {
  const [mount, setpriv] = [programAt('mount'), programAt('setpriv')];
  const namespaces = inNamespaces('--map-root-user', '--mount');
  if (!mount || !setpriv || !namespaces) return undefined;
  const less = ['--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'];
  return (input = '') => [
    ...namespaces,
    '/bin/sh',
    '-c',
    HIDE,
    'sh',
    mount,
    input,
    ...paths,
    '--',
    setpriv,
    ...less,
    '--',
  ];
}
