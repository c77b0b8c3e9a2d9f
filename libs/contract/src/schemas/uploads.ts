import { z } from 'zod';
import { isOnSliceGrid } from '../rules/slices.js';
import { MAX_SLICES, SLICE_BYTES } from '../limits.js';

/** Form fields arrive as text; only plain decimal digits are a number. */
const formInteger = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .refine(Number.isSafeInteger);

export const uploadId = z.uuid();
const fileName = z.string().min(1).max(4096);
const mimeType = z.string().max(255);

/** Fields beside `chunk` of `POST /api/media/{uploadPath}/upload-chunk` (specification section 3). */
export const sliceFields = z
  .object({
    uploadId: uploadId.optional(),
    fileName,
    start: formInteger,
    end: formInteger,
    total: formInteger.refine(
      (total) => total > 0 && total <= MAX_SLICES * SLICE_BYTES,
    ),
    mimeType: mimeType.default(''),
  })
  .refine((fields) => isOnSliceGrid(fields, fields.total), {
    path: ['start'],
    params: { code: 'slice_off_grid' },
  });
export type SliceFields = z.infer<typeof sliceFields>;

/** `POST /api/media/{uploadPath}/complete-upload` */
export const completeUpload = z.object({
  uploadId: uploadId.optional(),
  fileName,
  fileSize: z.int().positive(),
  mimeType: mimeType.default(''),
  note: z.string().max(4096).nullish(),
});
export type CompleteUpload = z.infer<typeof completeUpload>;

/** Fields beside `media` of `POST /api/media/{uploadPath}/upload`. */
export const singleUploadFields = z.object({
  note: z.string().max(4096).optional(),
});
