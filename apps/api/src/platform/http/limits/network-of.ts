import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * The unit of limits per address: IPv4, or the first 64 bits of IPv6, because
 * each household has 2^64 addresses.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from(
    { length: tail === undefined ? 0 : GROUPS - first.length - last.length },
    () => '0',
  );
  const groups = [...first, ...zeros, ...last].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
  return `${groups.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}
