import {
  STAFF_API,
  type PanelTestimonial,
  type TestimonialSheet,
} from '@hatira/contract';
import { panelData } from './panel-request.js';

/** Those of staff. */
export function fetchTestimonials(
  signal?: AbortSignal,
): Promise<TestimonialSheet> {
  return panelData(STAFF_API.testimonials, { signal });
}

/** All of them, in this order. */
export function changeTestimonials(
  testimonials: PanelTestimonial[],
): Promise<TestimonialSheet> {
  return panelData(STAFF_API.testimonials, {
    method: 'PUT',
    json: { testimonials },
  });
}
