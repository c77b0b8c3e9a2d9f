/** The number on the homepage (specification section 2). */
export const MAX_TESTIMONIALS = 10;

/** Characters. */
export const MAX_TESTIMONIAL_LENGTH = {
  quote: 600,
  name: 80,
  occasion: 120,
} as const;
