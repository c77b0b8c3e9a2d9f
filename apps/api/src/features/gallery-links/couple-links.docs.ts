import { relativesLink } from '@hatira/contract/schemas';
import { COUPLE_PROBLEMS } from '../../platform/http/docs/common-answers.js';
import { documented } from '../../platform/http/docs/documented.js';
import { CoupleLinksController } from './couple-links.controller.js';

export const coupleLinksDocs = documented(CoupleLinksController, {
  read: {
    operationId: 'getRelativesLink',
    access: 'secret',
    summary: 'Get the relatives’ link',
    answer: {
      description: 'The link, or null without one.',
      schema: relativesLink,
    },
    problems: COUPLE_PROBLEMS,
  },
  renew: {
    operationId: 'shareWithRelatives',
    access: 'secret',
    summary: 'Make or renew the relatives’ link',
    description: 'An earlier link ends.',
    answer: { description: 'The new link.', schema: relativesLink },
    problems: COUPLE_PROBLEMS,
  },
  end: {
    operationId: 'endRelativesLink',
    access: 'secret',
    summary: 'End the relatives’ link',
    description: 'Not an error without a link.',
    answer: { description: 'Without a link.', schema: relativesLink },
    problems: COUPLE_PROBLEMS,
  },
});
