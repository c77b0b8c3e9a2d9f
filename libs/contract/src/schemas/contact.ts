import { z } from 'zod';
import {
  cleanContactField,
  CONTACT_MAX_LENGTHS,
  contactFieldProblem,
  type ContactField,
  type ContactFieldProblem,
  type ContactForm,
} from '../rules/contact.js';

const MAX_TRAP_LENGTH = 4_000;

const DAY_LENGTH = 10;
const LENGTHS = {
  name: { max: CONTACT_MAX_LENGTHS.name, otherwise: 'too_long' },
  email: { max: CONTACT_MAX_LENGTHS.email, otherwise: 'too_long' },
  weddingDate: { max: DAY_LENGTH, otherwise: 'invalid' },
  message: { max: CONTACT_MAX_LENGTHS.message, otherwise: 'too_long' },
} as const satisfies Record<
  ContactField,
  { max: number; otherwise: ContactFieldProblem }
>;

/** `ContactFieldProblem` values. */
function field(name: ContactField) {
  const { max, otherwise } = LENGTHS[name];
  return z
    .string({
      error: ({ input }) =>
        input === undefined || input === null ? 'required' : 'invalid',
    })
    .max(max, otherwise)
    .transform((given) => cleanContactField(name, given))
    .superRefine((value, context) => {
      const problem = contactFieldProblem(name, value);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });
}

/** `POST /api/contact` */
export const contactForm = z.object({
  name: field('name'),
  email: field('email'),
  weddingDate: field('weddingDate').describe(
    '`YYYY-MM-DD`, from a year ago to ten years ahead.',
  ),
  message: field('message'),
  topic: z
    .string()
    .max(MAX_TRAP_LENGTH)
    .describe('Leave empty: people do not see this field.')
    .optional(),
}) satisfies z.ZodType<ContactForm>;

/** Has the hidden field, whatever the others are. */
export const trappedForm = z.looseObject({ topic: z.string().trim().min(1) });
