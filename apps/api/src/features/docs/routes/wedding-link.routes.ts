import {
  linkRenewal,
  panelWedding,
  relativesLink,
} from '@hatira/contract/schemas';
import type { DocumentedRoute, RouteGroup } from '../documented-route.js';

const LINKS = '/api/admin/rest/weddings/{hash}/links';
const COUPLE = '/api/media/admin/{hash}/relatives-link';
const renewalProblems = [
  'validation_failed',
  'wedding_not_found',
  'password_wrong',
  'too_many_requests',
] as const;

const COUPLE_PROBLEMS = [
  'validation_failed',
  'wedding_not_found',
  'read_only_link',
  'too_many_requests',
] as const;

const coupleRoutes: DocumentedRoute[] = [
  {
    operationId: 'getRelativesLink',
    method: 'get',
    path: COUPLE,
    access: 'secret',
    summary: 'Get the relatives’ link',
    answer: {
      description: 'The link, or null without one.',
      schema: relativesLink,
    },
    problems: COUPLE_PROBLEMS,
  },
  {
    operationId: 'shareWithRelatives',
    method: 'post',
    path: COUPLE,
    access: 'secret',
    summary: 'Make or renew the relatives’ link',
    description: 'An earlier link ends.',
    answer: { description: 'The new link.', schema: relativesLink },
    problems: COUPLE_PROBLEMS,
  },
  {
    operationId: 'endRelativesLink',
    method: 'delete',
    path: COUPLE,
    access: 'secret',
    summary: 'End the relatives’ link',
    description: 'Not an error without a link.',
    answer: { description: 'Without a link.', schema: relativesLink },
    problems: COUPLE_PROBLEMS,
  },
];

export const weddingLinkRoutes: RouteGroup = {
  name: 'Gallery links',
  description:
    'A wedding has the couple’s link and optionally one for relatives, which only looks and downloads. A link ends with ' +
    'its ids, archives and event streams; file addresses stay. A new link needs the own password ' +
    'of staff; the couple makes and ends the relatives’ link by its own.',
  routes: [
    ...coupleRoutes,
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
