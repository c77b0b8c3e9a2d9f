import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE = new BlockList();
const NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
for (const [network, bits] of NETWORKS) PRIVATE.addSubnet(network, bits);
/** Tunnels, whose addresses contain those of IPv4. */
PRIVATE.addSubnet('2001::', 23, 'ipv6');
PRIVATE.addSubnet('2002::', 16, 'ipv6');

/** The only addresses of IPv6 that are given to machines of the internet. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** False for addresses of machines that the internet does not reach. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 6)
    return GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
  return family === 4 && !PRIVATE.check(address);
}

/** Finds addresses for a connection; refuses a name with a private one. */
export const lookUpPublic: LookupFunction = (name, options, callback) => {
  lookUp(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    const isPublic = found?.every(({ address }) => isPublicAddress(address));
    if (error || !first || !isPublic)
      callback(error ?? new Error(`${name} is in a private network`), '');
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
