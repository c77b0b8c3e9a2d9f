/**
 * Keys consist of ids only; a name from a guest never becomes part of a path.
 */

/** Keeps folders below a few thousand entries, however many objects exist. */
const fanOut = (id: string) => `${id.slice(0, 2)}/${id}`;

/**
 * A guest's original. `objectId` differs from the media id, because it may
 * appear in signed addresses.
 */
export const originalKey = (objectId: string) =>
  `originals/${fanOut(objectId)}`;

export const renditionKey = (original: string, name: string) =>
  `${original.replace(/^originals\//, 'renditions/')}/${name}`;

/** A wedding's page background: the original, and renditions for screens. */
export const backgroundKey = (id: string) =>
  `backgrounds/${fanOut(id)}/original`;
export const backgroundRenditionKey = (id: string, name: string) =>
  `backgrounds/${fanOut(id)}/${name}`;

export const archiveKey = (id: string) => `archives/${fanOut(id)}.zip`;

/** A kind, two letters, an id, and an optional name. */
const KEY =
  /^(originals|renditions|backgrounds|archives)\/([0-9a-f]{2})\/(\2[0-9a-f]{6}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\/[\w.-]+|\.zip)?$/;

/** The id in a key of these forms; undefined for other keys. */
export const idOfKey = (key: string) => KEY.exec(key)?.[3];

export const MARKS = 'installation/';
const MARK = /^installation\/([0-9a-f]{32})(\.unfinished)?$/;

/**
 * The key of the object that marks a store as an installation's.
 * @param installationId 32 hexadecimal digits
 * @param isFinished false while it is being filled from another store
 */
export const markKey = (installationId: string, isFinished = true) =>
  `${MARKS}${installationId}${isFinished ? '' : '.unfinished'}`;

/** The installation that a mark's key names; undefined for other keys. */
export const installationOfMark = (key: string) => MARK.exec(key)?.[1];

/**
 * A key that each process writes and removes at its start to test the store.
 */
export const probeKey = (id: string) => `${PROBES}${id}`;
export const PROBES = 'probe/';
