import { ObjectMissingError } from '../storage-errors.js';

export interface StagedUpload {
  key: string;
  uploadId: string;
}

const MARK = '?uploadId=';

/** A multipart upload's name in rows. */
export function stagingName({ key, uploadId }: StagedUpload): string {
  return key + MARK + uploadId;
}

/** False: another store's. */
export function isStagingName(name: string): boolean {
  return name.includes(MARK);
}

/** @throws ObjectMissingError for another store's name */
export function stagedUpload(staging: string): StagedUpload {
  const at = staging.indexOf(MARK);
  if (at < 1) throw new ObjectMissingError(staging);
  return {
    key: staging.slice(0, at),
    uploadId: staging.slice(at + MARK.length),
  };
}
