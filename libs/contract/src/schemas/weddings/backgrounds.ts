import { z } from 'zod';
import { bytes, moment } from '../common.js';

/** `GET /api/backgrounds/image/{uploadPath}` */
export const backgroundImageQuery = z.object({
  t: z
    .string()
    .max(100)
    .default('')
    .describe('The version that the page knows.'),
  w: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .default(1920)
    .meta({ type: 'integer', minimum: 1, maximum: 99_999 })
    .describe('The width that the page needs, in device pixels.'),
});
export type BackgroundImageQuery = z.infer<typeof backgroundImageQuery>;

/** Specification section 3. */
export const backgroundRow = z
  .object({
    id: z.uuid(),
    wedding_hash: z.int(),
    wedding_owner: z.string().describe("The wedding's path."),
    background_url: z.string(),
    file_name: z.string(),
    file_size: bytes,
    file_type: z.string(),
    created_at: moment,
  })
  .meta({ id: 'Background' });
export type BackgroundRow = z.infer<typeof backgroundRow>;
