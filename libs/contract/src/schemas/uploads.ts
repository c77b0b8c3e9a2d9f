import { z } from 'zod';
import { isOnSliceGrid } from '../rules/slices.js';
import { MAX_SLICES, SLICE_BYTES } from '../limits.js';
import { bytes, integerText } from './common.js';
import { storageAddress } from './media.js';

const formInteger = integerText();

export const uploadId = z.uuid();
const fileName = z.string().min(1).max(4096);
const mimeType = z.string().max(255);

/**
 * Before `chunk` of `POST /api/media/{uploadPath}/upload-chunk` (specification
 * section 3).
 */
export const sliceFields = z
  .object({
    uploadId: uploadId.optional(),
    fileName,
    start: formInteger,
    end: formInteger,
    total: formInteger
      .refine((total) => total > 0 && total <= MAX_SLICES * SLICE_BYTES)
      .meta({
        type: 'integer',
        minimum: 1,
        maximum: MAX_SLICES * SLICE_BYTES,
      }),
    mimeType: mimeType.default(''),
  })
  .refine((fields) => isOnSliceGrid(fields, fields.total), {
    path: ['start'],
    params: { code: 'slice_off_grid' },
  });

/** `POST /api/media/{uploadPath}/complete-upload` */
export const completeUpload = z.object({
  uploadId: uploadId.optional(),
  fileName,
  fileSize: z.int().positive(),
  mimeType: mimeType.default(''),
  note: z.string().max(4096).nullish(),
});
export type CompleteUpload = z.infer<typeof completeUpload>;

/** Before `media` of `POST /api/media/{uploadPath}/upload`. */
export const singleUploadFields = z.object({
  note: z.string().max(4096).optional(),
});

/**
 * `POST .../upload` and `POST .../complete-upload`; `upload-chunk` has no
 * `data`.
 */
export const uploadedFile = z
  .object({ storage_url: storageAddress })
  .meta({ id: 'UploadedFile' });
export type UploadedFile = z.infer<typeof uploadedFile>;

const byteRange = z.object({
  start: z.int().describe('Inclusive.'),
  end: z.int().describe('Exclusive.'),
});

/** `GET /api/media/{uploadPath}/uploads/{uploadId}` */
export const uploadState = z
  .object({
    status: z.enum(['receiving', 'sealing', 'published']),
    total: bytes,
    received: z
      .array(byteRange)
      .describe('Stored ranges; the client sends the others.'),
    storage_url: storageAddress.describe('Present when published.').optional(),
  })
  .meta({ id: 'UploadState' });
export type UploadState = z.infer<typeof uploadState>;
