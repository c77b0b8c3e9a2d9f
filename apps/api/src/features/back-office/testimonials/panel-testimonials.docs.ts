import {
  changeTestimonials,
  success,
  testimonialSheet,
} from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import { PanelTestimonialsController } from './panel-testimonials.controller.js';

export const panelTestimonialsDocs = documented(PanelTestimonialsController, {
  read: {
    operationId: 'getTestimonials',
    access: 'staff',
    summary: 'Get the homepage’s testimonials',
    answer: {
      description: 'Those that staff have set.',
      schema: success(testimonialSheet),
    },
    problems: [],
  },
  change: {
    operationId: 'changeTestimonials',
    access: 'staff',
    summary: 'Replace the homepage’s testimonials',
    body: { json: changeTestimonials },
    answer: {
      description: 'The testimonials.',
      schema: success(testimonialSheet),
    },
    problems: ['validation_failed'],
  },
});
