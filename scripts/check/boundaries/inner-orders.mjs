/**
 * Large folders whose own folders have an order: each may import those before it. The files directly in a
 * large folder are above all of them.
 * @type {Record<string, string[]>}
 */
const orders = {
  'apps/guest-web/src/shared/media': [
    'file',
    'image',
    'motion',
    'feed',
    'wedding',
    'couple-page',
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
    'cull',
    'filter',
    'news',
    'celebration',
    'share',
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
};

const spec = '\\.spec\\.tsx?$';

/**
 * @param {string} parent
 * @param {string[]} folders
 */
const within = (parent, folders) => `^${parent}/(${folders.join('|')})/`;

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
