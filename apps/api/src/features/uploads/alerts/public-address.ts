import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
  ] as const),
  ...([
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ] as const),
  ...([
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  PRIVATE.addSubnet(network, bits);
for (const [network, bits] of [
  ...([
    ['::', 96],
    ['64:ff9b::', 96],
    ['100::', 64],
  ] as const),
  ...([
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const),
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

/** False for addresses of machines that the internet does not reach. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family > 0 && !PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
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
