/** Keys have ids only, never a guest's name. */

/** Folders have at most a few thousand entries. */
const fanOut = (id: string) => `${id.slice(0, 2)}/${id}`;

/** `objectId` differs from the media id: it may appear in signed addresses. */
export const originalKey = (objectId: string) =>
  `originals/${fanOut(objectId)}`;

export const renditionKey = (original: string, name: string) =>
  `${original.replace(/^originals\//, 'renditions/')}/${name}`;

export const backgroundKey = (id: string) =>
  `backgrounds/${fanOut(id)}/original`;
export const backgroundRenditionKey = (id: string, name: string) =>
  `backgrounds/${fanOut(id)}/${name}`;

export const archiveKey = (id: string) => `archives/${fanOut(id)}.zip`;

/** A kind, two letters, an id, and an optional name. */
const KEY =
  /^(originals|renditions|backgrounds|archives)\/([0-9a-f]{2})\/(\2[0-9a-f]{6}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\/[\w.-]+|\.zip)?$/;

/** Undefined for other keys. */
export const idOfKey = (key: string) => KEY.exec(key)?.[3];

export const MARKS = 'installation/';
const MARK = /^installation\/([0-9a-f]{32})(\.unfinished)?$/;

/**
 * The key of a store's mark.
 * @param installationId 32 hexadecimal digits
 * @param isFinished false while it is being filled from another store
 */
export const markKey = (installationId: string, isFinished = true) =>
  `${MARKS}${installationId}${isFinished ? '' : '.unfinished'}`;

/** Undefined for other keys. */
export const installationOfMark = (key: string) => MARK.exec(key)?.[1];

/** Each start writes and removes it. */
export const probeKey = (id: string) => `${PROBES}${id}`;
export const PROBES = 'probe/';
