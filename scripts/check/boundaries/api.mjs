/** Platform folders: what every feature stands on. They know no feature. */
const platform = ['config', 'database', 'storage', 'jobs', 'events', 'imaging', 'mail', 'http', 'metrics', 'settings'];

const contentFeatures = ['uploads', 'archives', 'media', 'weddings', 'staff'];

/** Each feature, and the features that it may import. */
const features = {
  staff: [],
  weddings: ['staff'],
  media: ['weddings', 'staff'],
  uploads: ['media', 'weddings', 'staff'],
  archives: ['media', 'weddings', 'staff'],
  backgrounds: ['weddings', 'staff'],
  contact: ['weddings', 'staff'],
  'back-office': [...contentFeatures, 'backgrounds', 'contact'],
  pages: [...contentFeatures, 'backgrounds', 'contact'],
  cleanup: [...contentFeatures, 'backgrounds', 'contact'],
  docs: [],
  maintenance: ['backgrounds'],
  health: [],
};

const api = '^apps/api/src';
const spec = '\\.spec\\.ts$';
/** Made for the controllers of other features. */
const sharedGuards = `${api}/(staff/staff|weddings/gallery-link)\\.guard\\.ts$`;
const inFolders = (folders) => `${api}/(${folders.join('|')})/`;
const allFeatures = Object.keys(features);

const order = allFeatures.map((feature) => ({
  name: `api-order-${feature}`,
  comment: `${feature} may import of other features only: ${features[feature].join(', ') || 'none'}.`,
  severity: 'error',
  from: { path: inFolders([feature]) },
  to: { path: inFolders(allFeatures.filter((other) => other !== feature && !features[feature].includes(other))) },
}));

const layers = [
  {
    name: 'api-known-folders',
    comment: 'A new folder of the API is a platform part or a feature: enter it with its place in the order.',
    severity: 'error',
    from: {},
    to: { path: `${api}/[^/]+/`, pathNot: inFolders([...platform, ...allFeatures]) },
  },
  {
    name: 'api-platform-knows-no-feature',
    comment: 'The platform serves any feature; what it needs of one is handed to it.',
    severity: 'error',
    from: { path: inFolders(platform) },
    to: { path: inFolders(allFeatures) },
  },
  {
    name: 'api-roots-are-roots',
    comment: 'main, worker and the composition roots import; nobody imports them.',
    severity: 'error',
    from: { path: `${api}/[^/]+/` },
    to: { path: `${api}/[^/]+\\.ts$` },
  },
  {
    name: 'api-feature-doors',
    comment: 'Of another feature only its *.service, *.entity and *.module are public, and the guards of routes.',
    severity: 'error',
    from: { path: inFolders(allFeatures) },
    to: { path: inFolders(allFeatures), pathNot: [`${api}/$1/`, '\\.(service|entity|module)\\.ts$', sharedGuards] },
  },
];

const only = (name, what, where, to) => ({
  name: `api-only-${name}`,
  comment: `Only ${where.join(', ')} may import ${what}.`,
  severity: 'error',
  from: { path: api, pathNot: [...where.map(asPath), spec] },
  to,
});

/** A folder is given as `name/`, a role as `*.role.ts`. */
function asPath(place) {
  return place.endsWith('/') ? `${api}/${place}` : `${place.replace('*', '').replaceAll('.', '\\.')}$`;
}

const packagePath = (names) => ({ path: `node_modules/(${names})/` });

const owners = [
  only(
    'storage-touches-files',
    'node:fs',
    [
      'storage/',
      'pages/',
      'config/',
      'imaging/child/',
      'imaging/child-files.ts',
      'imaging/confinement.ts',
      'imaging/tools.ts',
    ],
    {
      path: '^(node:)?fs(/promises)?$',
    },
  ),
  only('storage-speaks-s3', 'the S3 client', ['storage/'], packagePath('@aws-sdk')),
  only('imaging-decodes', 'image decoders', ['imaging/'], packagePath('sharp|heic-decode|libheif-js|exifr')),
  only('imaging-runs-programs', 'node:child_process', ['imaging/'], { path: '^(node:)?child_process$' }),
  only('mail-speaks-smtp', 'nodemailer', ['mail/'], packagePath('nodemailer')),
  only('archives-zip', 'archiver', ['archives/'], packagePath('archiver')),
  only('database-migrates', 'migrations', ['database/'], { path: `${api}/database/migrations/` }),
  only('jobs-queue', 'bull', ['jobs/', '*.job.ts', '*.processor.ts', '*.module.ts'], packagePath('bull|@nestjs/bull')),
];

/** The inside of the API: platform below features, features in one order, each kind of outside world with one owner. */
export const apiRules = [...layers, ...order, ...owners];
