import type {
  completeUpload,
  fetchUploadState,
  uploadFile,
  uploadSlice,
} from '@hatira/api-client';

/** The API calls that an upload needs. */
export interface UploadApi {
  uploadFile: typeof uploadFile;
  uploadSlice: typeof uploadSlice;
  completeUpload: typeof completeUpload;
  fetchUploadState: typeof fetchUploadState;
}
