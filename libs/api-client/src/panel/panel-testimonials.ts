import {
  STAFF_API,
  type PanelTestimonial,
  type Success,
  type TestimonialSheet,
} from '@hatira/contract';
import { panelRequest } from './panel-request.js';

/** Those of staff. */
export async function fetchTestimonials(
  signal?: AbortSignal,
): Promise<TestimonialSheet> {
  return (
    await panelRequest<Success<TestimonialSheet>>(STAFF_API.testimonials, {
      signal,
    })
  ).body.data;
}

/** All of them, in this order. */
export async function changeTestimonials(
  testimonials: PanelTestimonial[],
): Promise<TestimonialSheet> {
  return (
    await panelRequest<Success<TestimonialSheet>>(STAFF_API.testimonials, {
      method: 'PUT',
      json: { testimonials },
    })
  ).body.data;
}
