import { latestRehearsal } from '@hatira/contract/schemas';
import type { RouteGroup } from '../documented-route.js';

const PATH = '/api/admin/weddings/{hash}/rehearsal';
const answer = {
  description: 'The latest rehearsal.',
  schema: latestRehearsal,
} as const;
const problems = ['validation_failed', 'wedding_not_found'] as const;

export const rehearsalRoutes: RouteGroup = {
  name: 'Rehearsal',
  description:
    'A robot guest goes the way of a real one by PUBLIC_URL: printed code, page, photo and video over a slow network, ' +
    'gallery, zip. Afterwards its files are erased.',
  routes: [
    {
      operationId: 'getRehearsal',
      method: 'get',
      path: PATH,
      access: 'staff',
      summary: 'Get the latest rehearsal of a wedding with its steps',
      answer,
      problems,
    },
    {
      operationId: 'startRehearsal',
      method: 'post',
      path: PATH,
      access: 'staff',
      summary: 'Start a rehearsal of a wedding',
      description: 'One that runs goes on, and is answered.',
      answer,
      problems,
    },
  ],
};
