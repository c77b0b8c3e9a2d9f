import { latestRehearsal } from '@hatira/contract/schemas';
import { documented } from '../../platform/http/docs/documented.js';
import { RehearsalsController } from './rehearsals.controller.js';

const problems = ['validation_failed', 'wedding_not_found'] as const;

const answer = {
  description: 'The latest rehearsal.',
  schema: latestRehearsal,
} as const;

export const rehearsalsDocs = documented(RehearsalsController, {
  read: {
    operationId: 'getRehearsal',
    access: 'staff',
    summary: 'Get the latest rehearsal of a wedding with its steps',
    answer,
    problems,
  },
  start: {
    operationId: 'startRehearsal',
    access: 'staff',
    summary: 'Start a rehearsal of a wedding',
    description: 'One that runs goes on, and is answered.',
    answer,
    problems,
  },
});
