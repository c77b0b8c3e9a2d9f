import { z } from 'zod';
import { ALERT_KINDS } from '../../alerts.js';

/** `PUT /api/admin/weddings/{hash}/alerts` */
export const alertChoice = z
  .object({
    kinds: z
      .array(z.enum(ALERT_KINDS))
      .max(ALERT_KINDS.length)
      .describe('Other alerts of this wedding are not sent.'),
    hasMail: z.boolean(),
    mailTo: z
      .email()
      .max(254)
      .nullable()
      .describe('Null: the address of `ALERT_TO`.'),
    hasWebhook: z.boolean(),
  })
  .meta({ id: 'AlertChoice' });
export type AlertChoice = z.infer<typeof alertChoice>;

/** `GET` and `PUT /api/admin/weddings/{hash}/alerts` */
export const weddingAlerts = z
  .object({
    success: z.literal(true),
    choice: alertChoice,
    server: z
      .object({
        canMail: z.boolean().describe('`SMTP_URL` is set.'),
        mailTo: z.string().nullable().describe('`ALERT_TO`'),
        hasWebhook: z.boolean().describe('`ALERT_WEBHOOK_URL` is set.'),
      })
      .describe('The configuration.'),
  })
  .meta({ id: 'WeddingAlerts' });
export type WeddingAlerts = z.infer<typeof weddingAlerts>;
