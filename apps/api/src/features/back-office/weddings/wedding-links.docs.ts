import { linkRenewal, panelWedding } from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import { WeddingLinksController } from './wedding-links.controller.js';

const renewalProblems = [
  'validation_failed',
  'wedding_not_found',
  'password_wrong',
  'too_many_requests',
] as const;

export const weddingLinksDocs = documented(WeddingLinksController, {
  renewCouple: {
    operationId: 'renewCoupleLink',
    access: 'staff',
    summary: 'Renew the couple’s link',
    description: 'Ends all archives of the wedding. The upload link stays.',
    body: { json: linkRenewal },
    answer: {
      description: 'The wedding with its new hash.',
      schema: panelWedding,
    },
    problems: renewalProblems,
  },
  renewRelatives: {
    operationId: 'renewRelativesLink',
    access: 'staff',
    summary: 'Create or renew the relatives’ link',
    body: { json: linkRenewal },
    answer: { description: 'The wedding.', schema: panelWedding },
    problems: renewalProblems,
  },
  withdrawRelatives: {
    operationId: 'withdrawRelativesLink',
    access: 'staff',
    summary: 'Withdraw the relatives’ link',
    description: 'Not an error without a link.',
    answer: { description: 'The wedding.', schema: panelWedding },
    problems: ['validation_failed', 'wedding_not_found'],
  },
});
