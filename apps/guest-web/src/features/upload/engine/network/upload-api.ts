import type {
  completeUpload,
  fetchUploadState,
  uploadFile,
  uploadSlice,
} from '@hatira/api-client';

export interface UploadApi {
  uploadFile: typeof uploadFile;
  uploadSlice: typeof uploadSlice;
  completeUpload: typeof completeUpload;
  fetchUploadState: typeof fetchUploadState;
}
