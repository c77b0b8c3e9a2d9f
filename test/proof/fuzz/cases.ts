import {
  ALBUM_API,
  ALERTS_API,
  API,
  CARDS_API,
  GUEST_BOOK_API,
  OWN_API,
  PAGES,
  renditionUrl,
  SENDING_API,
  STAFF_API,
  WALL_API,
  storageUrl,
  VISIBILITY_API,
} from '@hatira/contract';
import type { DocumentedRoute } from '../../../apps/api/src/platform/http/docs/documented-route.js';
import { ROUTE_GROUPS } from '../../../apps/api/src/features/docs/openapi-routes.js';

/** Pages, which the API's description leaves out. */
const PAGE_PATHS = [
  '/',
  '/{page}',
  '/{language}/{page}',
  '/robots.txt',
  '/sitemap.xml',
  '/metrics',
  '/camera-roll',
  '/camera-roll/{hash}',
  '/camera-roll-mobile',
  '/camera-roll-mobile/{hash}',
  '/album/{token}',
  '/wall/{token}',
  '/{uploadPath}',
  '/{uploadPath}/{page}/{page}',
];

const pages = PAGE_PATHS.map(
  (path) => ({ method: 'get', path, access: 'public' }) as DocumentedRoute,
);

/** Every tried call: API, staff and pages. */
export const CASES: readonly DocumentedRoute[] = [
  ...ROUTE_GROUPS.flatMap(({ routes }) => routes),
  ...pages,
];

/** @param path parameters as `:name` or `{name}` */
export function hasCase(method: string, path: string): boolean {
  const segments = path.replace(/:(\w+)/g, '{$1}').split('/');
  return CASES.some((each) => {
    const given = each.path.split('/');
    if (
      each.method !== method.toLowerCase() ||
      given.length !== segments.length
    )
      return false;
    return given.every(
      (part, index) => isParameter(part) || part === segments[index],
    );
  });
}

function isParameter(part: string): boolean {
  return /^\{\w+\}$/.test(part);
}

type Build = (...values: unknown[]) => string;
/** Addresses that are not made for every value. */
const CHOICES: Record<string, unknown[]> = {
  rest: ['media'],
  restOne: ['media', 'any'],
  weddingQr: ['any', 'svg'],
};

/** Every address of the contract, without its query. */
export function contractAddresses(): string[] {
  const address = ([name, build]: [string, unknown]) =>
    typeof build === 'function'
      ? (build as Build)(...(CHOICES[name] ?? ['any', 'any']))
      : String(build);
  // A page of a list has the list's own address.
  const { mediaPage: _, ...api } = API;
  // No calls: prefixes, and a staff-only page.
  const { restBase, queues, ...staff } = STAFF_API;
  const all = [
    api,
    OWN_API,
    SENDING_API,
    CARDS_API,
    GUEST_BOOK_API,
    ALBUM_API,
    ALERTS_API,
    VISIBILITY_API,
    WALL_API,
    staff,
    PAGES,
  ].flatMap((group) => Object.entries(group).map(address));
  return [...all, storageUrl('any'), renditionUrl('any', 'thumb')].map(
    (each) => each.split('?')[0] ?? '',
  );
}

export function isTried(address: string): boolean {
  return ['get', 'post', 'put', 'patch', 'delete'].some((method) =>
    hasCase(method, address),
  );
}
