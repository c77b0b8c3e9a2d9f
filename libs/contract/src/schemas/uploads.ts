import { z } from 'zod';
import {
  isOnSliceGrid,
  isSliceStart,
  type ByteRange,
} from '../rules/slices.js';
import { MAX_TABLE } from '../cards.js';
import { MAX_SLICES, SLICE_BYTES } from '../limits.js';
import { bytes, done, integerText, success, timeZone } from './common.js';
import { storageAddress } from './media.js';
import { contentHash, turn } from './sending.js';

const formInteger = integerText();

export const uploadId = z.uuid();
const fileName = z.string().min(1).max(4096);
const mimeType = z.string().max(255);

const clientTime = z.union([integerText(), z.int().nonnegative()]);

/** The phone's clock. Unusable values count as absent. */
const clientClock = {
  lastModified: clientTime
    .describe("The file's date on the phone, in milliseconds since 1970.")
    .optional()
    .catch(undefined),
  clientNow: clientTime
    .describe(
      "The phone's clock when it sends the call, in milliseconds since 1970.",
    )
    .optional()
    .catch(undefined),
  timeZone: timeZone.optional().catch(undefined),
};

/**
 * The table of the card that the guest scanned. Unusable values count as
 * absent.
 */
const table = z
  .union([integerText(3), z.int()])
  .refine((number) => number >= 1 && number <= MAX_TABLE)
  .describe(
    `The guest’s table, 1 to ${MAX_TABLE}: \`t\` of the code’s address.`,
  )
  .optional()
  .catch(undefined);

/** The event of the code that the guest scanned. Unusable values count as absent. */
const event = z
  .string()
  .regex(/^[\da-f-]{8,36}$/)
  .describe(
    'The event of the scanned code, `event` of its address: an id, or its begin.',
  )
  .optional()
  .catch(undefined);

/** What the address of a scanned code says. */
const scannedCode = { table, event };

export interface ScannedCodeFields {
  table?: number | undefined;
  event?: string | undefined;
}

/** Checked before the bytes are acknowledged. */
const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/i)
  .describe('SHA-256 of the bytes of this form, in hexadecimal digits.')
  .optional();

export interface ClientClockFields {
  lastModified?: number | undefined;
  clientNow?: number | undefined;
  timeZone?: string | undefined;
}

/** Returns the wrong field of a range that is not a slice, and the right value. */
function offGrid({ start, end }: ByteRange, total: number): [string, string] {
  if (!isSliceStart(start, total))
    return [
      'start',
      `is not a multiple of ${SLICE_BYTES} below total ${total}`,
    ];
  const right = Math.min(start + SLICE_BYTES, total);
  if (end > total)
    return [
      'total',
      `is less than end ${end}: total is the size of the whole file; with this total end is ${right}, exclusive`,
    ];
  return ['end', `is not ${right}: end is exclusive`];
}

/**
 * The fields before `chunk` of `POST /api/media/{uploadPath}/upload-chunk`
 * (specification section 3).
 */
export const sliceFields = z
  .object({
    uploadId: uploadId.optional(),
    fileName,
    start: formInteger,
    end: formInteger,
    total: formInteger
      .refine(
        (total) => total > 0 && total <= MAX_SLICES * SLICE_BYTES,
        `is not between 1 and ${MAX_SLICES * SLICE_BYTES}`,
      )
      .meta({
        type: 'integer',
        minimum: 1,
        maximum: MAX_SLICES * SLICE_BYTES,
      }),
    mimeType: mimeType.default(''),
    sha256,
    ...scannedCode,
    ...clientClock,
  })
  .superRefine((fields, context) => {
    if (isOnSliceGrid(fields, fields.total)) return;
    const [wrong, message] = offGrid(fields, fields.total);
    context.addIssue({
      code: 'custom',
      path: [wrong],
      message,
      params: { code: 'slice_off_grid' },
    });
  });

export type SliceFields = z.infer<typeof sliceFields>;

/** `POST /api/media/{uploadPath}/complete-upload` */
export const completeUpload = z.object({
  uploadId: uploadId.optional(),
  fileName,
  fileSize: z.int().positive(),
  mimeType: mimeType.default(''),
  note: z.string().max(4096).nullish(),
  contentHash: contentHash.optional(),
  ...scannedCode,
  ...clientClock,
});
export type CompleteUpload = z.infer<typeof completeUpload>;

/** The fields before `media` of `POST /api/media/{uploadPath}/upload`. */
export const singleUploadFields = z.object({
  note: z.string().max(4096).optional(),
  sha256,
  ...scannedCode,
  ...clientClock,
});
export type SingleUploadFields = z.infer<typeof singleUploadFields>;

/**
 * `POST .../upload` and `POST .../complete-upload`; `upload-chunk` has no
 * `data`.
 */
export const uploadedFile = z
  .object({ storage_url: storageAddress })
  .meta({ id: 'UploadedFile' });
export type UploadedFile = z.infer<typeof uploadedFile>;

const nextTurn = turn
  .describe('Present in a crowded hall. A phone may ignore it.')
  .optional();

/** `POST /api/media/{uploadPath}/upload-chunk` */
export const sliceAnswer = done.extend({ turn: nextTurn });

/** `POST /api/media/{uploadPath}/upload` */
export const uploadAnswer = success(uploadedFile).extend({ turn: nextTurn });

const byteRange = z.object({
  start: z.int().describe('Inclusive.'),
  end: z.int().describe('Exclusive.'),
});

/** `GET /api/media/{uploadPath}/uploads/{uploadId}` */
export const uploadState = z
  .object({
    status: z.enum(['receiving', 'completing', 'published']),
    total: bytes,
    received: z
      .array(byteRange)
      .describe('Stored ranges; the client sends the others.'),
    storage_url: storageAddress.describe('Present when published.').optional(),
  })
  .meta({ id: 'UploadState' });
export type UploadState = z.infer<typeof uploadState>;
