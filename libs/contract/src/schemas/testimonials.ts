import { z } from 'zod';
import {
  MAX_TESTIMONIALS,
  MAX_TESTIMONIAL_LENGTH as MAX,
} from '../testimonials.js';

const line = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u);

export const testimonial = z
  .strictObject({
    quote: line(MAX.quote).min(1),
    name: line(MAX.name).min(1),
    occasion: line(MAX.occasion).describe('May be empty.'),
  })
  .meta({ id: 'Testimonial' });
export type PanelTestimonial = z.infer<typeof testimonial>;

/** `PUT /api/admin/testimonials` */
export const changeTestimonials = z.strictObject({
  testimonials: z
    .array(testimonial)
    .max(MAX_TESTIMONIALS)
    .describe('In their order. Empty: the file’s, else the samples.'),
});

export const testimonialSheet = z
  .object({
    testimonials: z.array(testimonial).describe('Set by staff.'),
    hasFile: z.boolean().describe('Whether TESTIMONIALS_FILE is set.'),
  })
  .meta({ id: 'Testimonials' });
export type TestimonialSheet = z.infer<typeof testimonialSheet>;
