import { z } from 'zod';

/** `POST /api/auth/login` */
export const login = z.object({
  email: z.string().trim().min(3).max(254),
  password: z.string().min(1).max(1024),
  /** Of an account with a second factor: six digits, or a recovery code. */
  code: z.string().max(64).optional(),
});
