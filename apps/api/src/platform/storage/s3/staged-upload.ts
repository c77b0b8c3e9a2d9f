import { ObjectMissingError } from '../storage-errors.js';

/** A multipart upload that is open: what S3 needs to go on with it. */
export interface StagedUpload {
  key: string;
  uploadId: string;
}

const MARK = '?uploadId=';

/** The staging name under which rows remember a multipart upload. */
export function stagingName({ key, uploadId }: StagedUpload): string {
  return key + MARK + uploadId;
}

/** False for a name that another kind of store has given. */
export function isStagingName(name: string): boolean {
  return name.includes(MARK);
}

/** @throws ObjectMissingError for a name that another kind of store has given */
export function stagedUpload(staging: string): StagedUpload {
  const at = staging.indexOf(MARK);
  if (at < 1) throw new ObjectMissingError(staging);
  return {
    key: staging.slice(0, at),
    uploadId: staging.slice(at + MARK.length),
  };
}
