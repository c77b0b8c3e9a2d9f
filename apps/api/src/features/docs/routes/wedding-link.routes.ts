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
    'A wedding has the couple’s link and, on demand, one for relatives, who look and download. A link ends at once with ' +
    'the ids, archives and event streams that it gave; addresses of single files stay. A new one needs the own password.',
  routes: [
    {
      method: 'post',
      path: `${LINKS}/couple`,
      access: 'staff',
      summary: 'Renew the couple’s link',
      description:
        'All archives of the wedding end with the old one. The upload link stays.',
      body: { json: linkRenewal },
      answer: {
        description: 'The wedding with its new hash.',
        schema: panelWedding,
      },
      problems: renewalProblems,
    },
    {
      method: 'post',
      path: `${LINKS}/relatives`,
      access: 'staff',
      summary: 'Make the relatives’ link, or renew it',
      body: { json: linkRenewal },
      answer: { description: 'The wedding.', schema: panelWedding },
      problems: renewalProblems,
    },
    {
      method: 'delete',
      path: `${LINKS}/relatives`,
      access: 'staff',
      summary: 'Withdraw the relatives’ link',
      description: 'Without one nothing changes.',
      answer: { description: 'The wedding.', schema: panelWedding },
      problems: ['validation_failed', 'wedding_not_found'],
    },
  ],
};
