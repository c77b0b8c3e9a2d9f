import { publicFiles } from './public-files.mjs';

/** Imports no feature; a folder may import those before it. */
const platform = [
  'timing',
  'print',
  'config',
  'processes',
  'metrics',
  'imaging',
  'database',
  'storage',
  'jobs',
  'events',
  'http',
  'mail',
  'settings',
];

const contentFeatures = ['uploads', 'archives', 'media', 'weddings', 'staff'];

/**
 * Each feature, and the features that it may import.
 * @type {Record<string, string[]>}
 */
const ordered = {
  staff: [],
  weddings: ['staff'],
  media: ['weddings', 'staff'],
  'wedding-events': ['media', 'weddings', 'staff'],
  uploads: ['media', 'weddings', 'staff'],
  retention: ['uploads', 'media', 'weddings', 'staff'],
  'guest-book': ['media', 'weddings', 'staff'],
  archives: ['guest-book', 'media', 'weddings', 'staff'],
  'gallery-links': ['archives', 'media', 'weddings', 'staff'],
  albums: ['archives', 'media', 'weddings', 'staff'],
  backgrounds: ['weddings', 'staff'],
  cards: ['weddings', 'staff'],
  wall: ['media', 'weddings', 'staff'],
  contact: ['weddings', 'staff'],
  'back-office': [
    ...contentFeatures,
    'gallery-links',
    'backgrounds',
    'contact',
  ],
  rehearsals: ['wall', 'uploads', 'media', 'weddings', 'staff'],
  demo: ['uploads', 'media', 'backgrounds', 'weddings', 'staff'],
  pages: [...contentFeatures, 'albums', 'backgrounds', 'contact', 'demo'],
  cleanup: [...contentFeatures, 'backgrounds', 'contact', 'demo', 'retention'],
  maintenance: ['backgrounds', 'rehearsals'],
  health: ['media'],
};

/**
 * Every feature, the descriptions of all calls last.
 * @type {Record<string, string[]>}
 */
export const features = { ...ordered, docs: Object.keys(ordered) };

const api = '^apps/api/src';
const spec = '\\.spec\\.ts$';
/** @param {string[]} folders */
const inPlatform = (folders) => `${api}/platform/(${folders.join('|')})/`;
/** @param {string[]} folders */
const inFeatures = (folders) => `${api}/features/(${folders.join('|')})/`;
const allFeatures = Object.keys(features);

const platformOrder = platform.map((folder, place) => ({
  name: `api-platform-order-${folder}`,
  comment: `${folder} may import of the platform only: ${platform.slice(0, place).join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: inPlatform([folder]), pathNot: spec },
  to: {
    path: `${api}/platform/`,
    pathNot: inPlatform(platform.slice(0, place + 1)),
  },
}));

const featureOrder = allFeatures.map((feature) => ({
  name: `api-order-${feature}`,
  comment: `${feature} may import of other features only: ${features[feature].join(', ') || 'none'}.`,
  severity: 'error',
  from: { path: inFeatures([feature]) },
  to: {
    path: `${api}/features/`,
    pathNot: inFeatures([feature, ...features[feature]]),
  },
}));

const publicParts = Object.entries(publicFiles).map(([feature, files]) => ({
  name: `api-public-parts-${feature}`,
  comment: `Other features may import of ${feature} only: its entities, its module, its descriptions, ${files.join(', ')}.`,
  severity: 'error',
  from: { path: `${api}/features/`, pathNot: inFeatures([feature]) },
  to: {
    path: inFeatures([feature]),
    pathNot: [
      '\\.(entity|module|docs)\\.ts$',
      ...files.map(
        (file) => `/${feature}/${file.replaceAll('.', '\\.')}\\.ts$`,
      ),
    ],
  },
}));

const layers = [
  {
    name: 'api-known-folders',
    comment:
      'A new folder of the API is a platform part or a feature: enter it with its place in the order.',
    severity: 'error',
    from: {},
    to: {
      path: `${api}/[^/]+/`,
      pathNot: [inPlatform(platform), inFeatures(allFeatures)],
    },
  },
  {
    name: 'api-platform-knows-no-feature',
    comment:
      'The platform serves any feature; a feature hands it the values and functions that it needs.',
    severity: 'error',
    from: { path: `${api}/platform/` },
    to: { path: `${api}/features/` },
  },
  {
    name: 'api-roots-are-roots',
    comment:
      'main, worker and the root modules import the rest. Other files do not import them.',
    severity: 'error',
    from: { path: `${api}/[^/]+/` },
    to: { path: `${api}/[^/]+\\.ts$` },
  },
];

/**
 * @param {string} name
 * @param {string} what
 * @param {string[]} where
 * @param {{ path: string }} to
 */
const only = (name, what, where, to) => ({
  name: `api-only-${name}`,
  comment: `Only ${where.join(', ')} may import ${what}.`,
  severity: 'error',
  from: { path: api, pathNot: [...where.map(asPath), spec] },
  to,
});

/**
 * A folder is given as `name/`, a role as `*.role.ts`.
 * @param {string} place
 */
function asPath(place) {
  return place.endsWith('/')
    ? `${api}/(platform|features)/${place}`
    : `${place.replace('*', '').replaceAll('.', '\\.')}$`;
}

/** @param {string} names */
const packagePath = (names) => ({ path: `node_modules/(${names})/` });

const owners = [
  only(
    'storage-touches-files',
    'node:fs',
    [
      'storage/',
      'pages/',
      'demo/',
      'print/font-files.ts',
      'config/',
      'archives/album/page-parts.ts',
      'rehearsals/robot/sample-files.ts',
      'imaging/child/',
      'imaging/process/child-files.ts',
      'imaging/process/confinement.ts',
      'imaging/process/namespaces.ts',
      'imaging/process/processor-time.ts',
      'imaging/process/tools.ts',
      'imaging/structure/bounded-file.ts',
      'processes/open-files.ts',
      'processes/source-traces.ts',
    ],
    { path: '^(node:)?fs(/promises)?$' },
  ),
  only(
    'docs-describe',
    'descriptions of calls, which most processes never load',
    ['docs/', '*.docs.ts'],
    { path: `${api}/.*\\.docs\\.ts$` },
  ),
  only('storage-speaks-s3', 'S3', ['storage/'], packagePath('@aws-sdk')),
  only(
    'imaging-decodes',
    'image decoders',
    ['imaging/'],
    packagePath('sharp|heic-decode|libheif-js|jxl-oxide-wasm|exifr|@hyzyla'),
  ),
  only('imaging-reads-codes', 'the reader of QR codes', ['imaging/'], {
    path: 'node_modules/qr/decode',
  }),
  only(
    'print-draws-codes',
    'qr',
    ['print/qr-code.ts', 'imaging/'],
    packagePath('qr'),
  ),
  only('imaging-runs-programs', 'node:child_process', ['imaging/'], {
    path: '^(node:)?child_process$',
  }),
  only('mail-speaks-smtp', 'nodemailer', ['mail/'], packagePath('nodemailer')),
  only('archives-zip', 'archiver', ['archives/'], packagePath('archiver')),
  only('database-migrates', 'migrations', ['database/'], {
    path: `${api}/platform/database/migrations/`,
  }),
  only(
    'jobs-queue',
    'bull',
    ['jobs/', '*.job.ts', '*.processor.ts', '*.module.ts'],
    packagePath('bull|@nestjs/bull'),
  ),
];

/** Platform below features, features in one order, one owner for each outside world. */
export const apiRules = [
  ...layers,
  ...platformOrder,
  ...featureOrder,
  ...publicParts,
  ...owners,
];
