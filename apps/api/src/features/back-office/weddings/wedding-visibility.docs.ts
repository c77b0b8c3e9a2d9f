import { documented } from '../../../platform/http/docs/documented.js';
import {
  VISIBILITY_CHANGE,
  VISIBILITY_READ,
} from '../../media/exposure/couple-visibility.docs.js';
import { WeddingVisibilityController } from './wedding-visibility.controller.js';

export const weddingVisibilityDocs = documented(WeddingVisibilityController, {
  read: {
    ...VISIBILITY_READ,
    operationId: 'getWeddingVisibility',
    access: 'staff',
    problems: ['validation_failed', 'wedding_not_found'],
  },
  change: {
    ...VISIBILITY_CHANGE,
    operationId: 'changeWeddingVisibility',
    access: 'staff',
    problems: ['validation_failed', 'malformed_request', 'wedding_not_found'],
  },
});
