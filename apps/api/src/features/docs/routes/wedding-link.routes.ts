import { linkRenewal, panelWedding } from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';

const LINKS = '/api/admin/rest/weddings/{hash}/links';
const renewalProblems = [
  'validation_failed',
  'wedding_not_found',
  'password_wrong',
  'too_many_requests',
] as const;

export const weddingLinkRoutes: RouteGroup = {
  name: 'Gallery links',
  description:
    'A wedding has the couple’s link and optionally one for relatives, which only looks and downloads. A link ends with ' +
    'its ids, archives and event streams; file addresses stay. A new link needs the caller’s own password.',
  routes: [
    {
      operationId: 'renewCoupleLink',
      method: 'post',
      path: `${LINKS}/couple`,
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
    {
      operationId: 'renewRelativesLink',
      method: 'post',
      path: `${LINKS}/relatives`,
      access: 'staff',
      summary: 'Create or renew the relatives’ link',
      body: { json: linkRenewal },
      answer: { description: 'The wedding.', schema: panelWedding },
      problems: renewalProblems,
    },
    {
      operationId: 'withdrawRelativesLink',
      method: 'delete',
      path: `${LINKS}/relatives`,
      access: 'staff',
      summary: 'Withdraw the relatives’ link',
      description: 'Not an error without a link.',
      answer: { description: 'The wedding.', schema: panelWedding },
      problems: ['validation_failed', 'wedding_not_found'],
    },
  ],
};
