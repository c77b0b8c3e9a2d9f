/** Keys are built from ids alone: no name that a guest typed ever becomes part of a path. */

/** Folders of at most a few thousand entries, whatever the number of objects. */
const fanOut = (id: string) => `${id.slice(0, 2)}/${id}`;

/** A guest's file as it was sent. `objectId` is not the media id: it may appear in signed addresses. */
export const originalKey = (objectId: string) =>
  `originals/${fanOut(objectId)}`;

/** Something made of a guest's file: a thumbnail, a poster, a version that plays everywhere. */
export const renditionKey = (original: string, name: string) =>
  `${original.replace(/^originals\//, 'renditions/')}/${name}`;

/** A wedding's page background as it was sent, and its renditions for screens. */
export const backgroundKey = (id: string) =>
  `backgrounds/${fanOut(id)}/original`;
export const backgroundRenditionKey = (id: string, name: string) =>
  `backgrounds/${fanOut(id)}/${name}`;

/** A zip of many originals, built in advance. */
export const archiveKey = (id: string) => `archives/${fanOut(id)}.zip`;

/** A kind, two letters, an id, and perhaps a name. */
const KEY =
  /^(originals|renditions|backgrounds|archives)\/([0-9a-f]{2})\/(\2[0-9a-f]{6}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\/[\w.-]+|\.zip)?$/;

/** The id in a key of the forms above; undefined: it is none of ours. */
export const idOfKey = (key: string) => KEY.exec(key)?.[3];

/** How the keys of marks begin. */
export const MARKS = 'installation/';
const MARK = /^installation\/([0-9a-f]{32})(\.unfinished)?$/;

/**
 * A store says by an object whose it is.
 * @param installationId 32 hexadecimal digits
 * @param isFinished false: it is still being filled from another store
 */
export const markKey = (installationId: string, isFinished = true) =>
  `${MARKS}${installationId}${isFinished ? '' : '.unfinished'}`;

/** The installation that a key of such an object names; undefined: it is another object's. */
export const installationOfMark = (key: string) => MARK.exec(key)?.[1];

/** What a process writes at its start, to prove that it can, and removes at once. */
export const probeKey = (id: string) => `${PROBES}${id}`;
export const PROBES = 'probe/';
