import type {
  completeUpload,
  fetchUploadState,
  uploadFile,
  uploadSlice,
} from '@hatira/api-client';

/** The calls by which files reach the server. */
export interface UploadApi {
  uploadFile: typeof uploadFile;
  uploadSlice: typeof uploadSlice;
  completeUpload: typeof completeUpload;
  fetchUploadState: typeof fetchUploadState;
}
