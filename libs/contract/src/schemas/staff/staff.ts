import { z } from 'zod';

/** `POST /api/auth/login` */
export const login = z.object({
  email: z.string().trim().min(3).max(254),
  password: z.string().min(1).max(1024),
  code: z
    .string()
    .max(64)
    .describe(
      'Six digits, or a recovery code, if the account has a second factor.',
    )
    .optional(),
});

export const staffMember = z
  .object({
    id: z.uuid(),
    email: z.string(),
    mustSetUpSecondFactor: z
      .literal(true)
      .describe(
        'Staff must have a second factor and this account has not: other calls answer 403.',
      )
      .optional(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof staffMember>;
