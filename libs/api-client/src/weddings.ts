import {
  API,
  GALLERY_TIMEOUT_MS,
  type PathValidity,
  type UploadSwitch,
} from '@hatira/contract';
import { request } from './request.js';

export function validatePath(
  uploadPath: string,
  signal?: AbortSignal,
): Promise<PathValidity> {
  return request(API.validatePath(uploadPath), {
    timeoutMs: GALLERY_TIMEOUT_MS,
    noStore: true,
    signal,
  });
}

/** Whether guests may upload, and the heading's font. */
export function fetchUploadSwitch(
  uploadPath: string,
  signal?: AbortSignal,
): Promise<UploadSwitch> {
  return request(API.weddingHash(uploadPath), {
    timeoutMs: GALLERY_TIMEOUT_MS,
    noStore: true,
    signal,
  });
}
