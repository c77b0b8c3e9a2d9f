import { z } from 'zod';

/** `GET /api/backgrounds/image/{uploadPath}`: `t` is the version that the page knows, `w` the width it needs. */
export const backgroundImageQuery = z.object({
  t: z.string().max(100).default(''),
  /** Device pixels. */
  w: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .default(1920),
});
export type BackgroundImageQuery = z.infer<typeof backgroundImageQuery>;
