import { z } from 'zod';

/** A wedding's hash as it stands in an address: digits only, within the safe integers. */
export const weddingHash = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .refine(Number.isSafeInteger);

/** A wedding's path as it stands in an address. */
export const pathSegment = z.string().min(1).max(400);

/** `POST /api/wedding` */
export const createWedding = z.object({ weddingPath: z.string().max(400) });

/** `PUT /api/wedding/{weddingPath}/toggle-enabled` */
export const toggleEnabled = z.object({ enabled: z.boolean() });
