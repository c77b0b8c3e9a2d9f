/** @typedef {{ path?: string | string[], pathNot?: string | string[], dependencyTypesNot?: string[] }} Place */

const spec = '\\.spec\\.tsx?$';

/**
 * @param {string} name
 * @param {string} comment
 * @param {Place} from
 * @param {Place} to
 */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

const componentSpecs = '^(apps/[^/]+/test/|libs/component-specs/)';

/**
 * guest-web, admin, test -> api-client -> contract <- api, album; component specs -> fake-api -> contract; apps never import
 * apps.
 */
export const libraryRules = [
  forbid(
    'apps-apart',
    'Apps meet in the contract only.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  forbid(
    'apps-without-tests',
    'Tests know the product, never the other way; unit specs may use their support.',
    { path: '^(apps|libs)/', pathNot: spec },
    { path: '^test/' },
  ),
  forbid(
    'tests-use-api-only',
    'Tests start the API, and open the built pages as a browser does.',
    { path: '^test/' },
    {
      path: '^apps/(?!api/)',
    },
  ),
  forbid(
    'api-without-client',
    'The API shares the contract with its clients, not their way of calling it.',
    {
      path: '^apps/api/',
    },
    { path: '^libs/(?!contract/)' },
  ),
  forbid(
    'client-below-apps',
    'The client may import only the contract.',
    { path: '^libs/api-client/' },
    {
      path: '^(apps|test|scripts|libs)/',
      pathNot: '^libs/(api-client|contract)/',
    },
  ),
  forbid(
    'fake-api-below-specs',
    'The fake API knows the contract alone.',
    { path: '^libs/fake-api/' },
    {
      path: '^(apps|test|scripts|libs)/',
      pathNot: '^libs/(fake-api|contract)/',
    },
  ),
  forbid(
    'specs-outside-the-product',
    'The product runs without the fake API and the helpers of component specs.',
    {
      path: '^(apps/[^/]+/src|libs/(api-client|contract))/',
      pathNot: spec,
    },
    { path: [componentSpecs, '^libs/fake-api/'] },
  ),
  forbid(
    'contract-below-all',
    'The contract may not import other parts of the product.',
    { path: '^libs/contract/' },
    {
      path: '^(apps|test|scripts|libs)/',
      pathNot: '^libs/contract/',
    },
  ),
  forbid(
    'contract-dependency-free',
    'Guests download it: no package, not even for its types; schemas/ may use zod.',
    {
      path: '^libs/contract/src/',
      pathNot: ['^libs/contract/src/schemas/', spec],
    },
    { path: '.', pathNot: '^libs/contract/src/' },
  ),
  forbid(
    'album-dependency-free',
    'The page of a zip must run for decades, without a package.',
    { path: '^apps/album/src/', pathNot: spec },
    { path: '.', pathNot: '^(apps/album|libs/contract)/src/' },
  ),
  forbid(
    'schemas-as-types-only',
    'zod stays on the server: guests’ code imports only the types of schemas.',
    {
      path: '^(apps/(album|guest-web)|libs/api-client|libs/contract/src/(?!schemas/))',
      pathNot: spec,
    },
    { path: '^libs/contract/src/schemas/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'products-without-scripts',
    'Scripts start and build the product; it runs without them.',
    { path: '^(apps/[^/]+/src|libs)/' },
    { path: '^(scripts|apps/[^/]+/scripts)/' },
  ),
];
