/** Keys are built from ids alone: no name that a guest typed ever becomes part of a path. */

/** Folders of at most a few thousand entries, whatever the number of objects. */
const fanOut = (id: string) => `${id.slice(0, 2)}/${id}`;

/** A guest's file as it was sent. `objectId` is not the media id: it may appear in signed addresses. */
export const originalKey = (objectId: string) => `originals/${fanOut(objectId)}`;

/** Something made of a guest's file: a thumbnail, a poster, a version that plays everywhere. */
export const renditionKey = (original: string, name: string) =>
  `${original.replace(/^originals\//, 'renditions/')}/${name}`;

/** A wedding's page background as it was sent, and its renditions for screens. */
export const backgroundKey = (id: string) => `backgrounds/${fanOut(id)}/original`;
export const backgroundRenditionKey = (id: string, name: string) => `backgrounds/${fanOut(id)}/${name}`;

/** A zip of many originals, built in advance. */
export const archiveKey = (id: string) => `archives/${fanOut(id)}.zip`;

/** What a process writes at its start, to prove that it can, and removes at once. */
export const probeKey = (id: string) => `probe/${id}`;
