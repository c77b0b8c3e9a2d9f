/**
 * Large folders whose own folders and files have an order: each may import those before it. The files directly
 * in a large folder that the order does not name are above all of them.
 * @type {Record<string, string[]>}
 */
const orders = {
  'apps/guest-web/src/shared/media': [
    'file',
    'album',
    'image',
    'motion',
    'feed',
    'wedding',
    'couple-page',
    'links',
    'senders',
    'order',
    'retry',
    'marks',
    'removal',
    'exposure',
    'download',
    'viewer',
  ],
  'apps/guest-web/src/features/gallery': [
    'masonry',
    'tools',
    'tile',
    'density',
    'stacks',
    'timeline',
    'grid',
    'actions',
    'header',
    'opened',
    'filter',
    'cull',
    'events',
    'news',
    'celebration',
    'share',
    'invite',
    'empty',
    'menu',
  ],
  'apps/guest-web/src/features/upload': [
    'engine',
    'celebration',
    'offline',
    'opening',
    'mine',
    'album',
    'pending',
    'preview',
    'session',
    'failures',
    'status',
    'chooser',
    'page',
  ],
  'apps/api/src/features/media': [
    'media-origin.ts',
    'media.entity.ts',
    'failed-media.ts',
    'media-revision.ts',
    'place-cursor.ts',
    'exposure-conditions.ts',
    'files',
    'media-relations.ts',
    'media-item.ts',
    'events',
    'moments',
    'scan',
    'derivatives',
    'media-publication.service.ts',
    'arrival',
    'media.service.ts',
    'lists',
    'exposure',
    'mine',
    'marks',
    'retry',
    'deleted',
  ],
  'apps/api/src/features/uploads': [
    'upload-slice.entity.ts',
    'upload.entity.ts',
    'content-digest.ts',
    'media-signature.ts',
    'client-clock.ts',
    'scanned-code.ts',
    'admission',
    'uploads.repository.ts',
    'upload-opening.service.ts',
    'alerts',
    'failures',
    'turns',
    'request',
    'single',
    'slices',
    'completion',
  ],
  'apps/api/src/features/archives': [
    'zip',
    'album',
    'contents',
    'archive-row.ts',
    'archive-selection.service.ts',
    'archives.repository.ts',
    'mail',
    'downloads',
    'build',
  ],
  'apps/api/src/platform/http': [
    'body-size.ts',
    'drain-time.ts',
    'docs',
    'errors',
    'limits',
    'cookies',
    'files',
    'forms',
    'server',
  ],
  'apps/api/src/platform/imaging': [
    'child',
    'process',
    'structure',
    'picture',
    'video',
    'decoder',
    'raw',
    'jpeg',
    'hdr',
    'photo',
    'code',
  ],
};

const spec = '\\.spec\\.tsx?$';

/**
 * @param {string} parent
 * @param {string[]} places folders, or files by their names
 */
const within = (parent, places) =>
  `^${parent}/(${places.map((place) => (place.endsWith('.ts') ? `${place.replaceAll('.', '\\.')}$` : `${place}/`)).join('|')})`;

/**
 * @param {string} parent
 * @param {string[]} folders
 */
const orderOf = (parent, folders) =>
  folders.map((folder, place) => ({
    name: `order-in-${parent.split('/').pop()}-${folder}`,
    comment: `${folder} may import of ${parent} only: ${folders.slice(0, place).join(', ') || 'no other folder'}.`,
    severity: 'error',
    from: { path: within(parent, [folder]), pathNot: spec },
    to: {
      path: `^${parent}/`,
      pathNot: within(parent, folders.slice(0, place + 1)),
    },
  }));

/**
 * @param {string} parent
 * @param {string[]} folders
 */
const knownFolders = (parent, folders) => ({
  name: `known-folders-in-${parent.split('/').pop()}`,
  comment: `A new folder of ${parent} needs its place in the order.`,
  severity: 'error',
  from: {},
  to: { path: `^${parent}/[^/]+/`, pathNot: within(parent, folders) },
});

/** The order inside of the large folders. */
export const innerRules = Object.entries(orders).flatMap(
  ([parent, folders]) => [
    knownFolders(parent, folders),
    ...orderOf(parent, folders),
  ],
);
