import type { Request } from 'express';
import { networkOf } from '../../../platform/http/limits/network-of.js';

export interface Visit {
  address: string;
  userAgent: string;
}

/** Enough to recognise a session, too little to follow a person. */
export interface SessionOrigin {
  browser: string | null;
  system: string | null;
  network: string | null;
}

/** The first match counts: browsers also name others. */
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Yandex', /\bYaBrowser\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];
const GROUPS_OF_A_SITE = 3;

export function visitOf(request: Request): Visit {
  return {
    address: request.ip ?? '',
    userAgent: request.get('user-agent') ?? '',
  };
}

/** Names browser and system; the network is a /24 or IPv6 /48. */
export function originOf({ address, userAgent }: Visit): SessionOrigin {
  return {
    browser: nameOf(BROWSERS, userAgent),
    system: nameOf(SYSTEMS, userAgent),
    network: rangeOf(address),
  };
}

function nameOf(names: [string, RegExp][], userAgent: string): string | null {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
}

function rangeOf(address: string): string | null {
  const network = networkOf(address);
  if (network.includes(':'))
    return `${network.split(':').slice(0, GROUPS_OF_A_SITE).join(':')}::/48`;
  return /^\d+(\.\d+){3}$/.test(network)
    ? `${network.replace(/\.\d+$/, '')}.0/24`
    : null;
}
