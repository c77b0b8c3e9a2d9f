import {
  done,
  endedSessions,
  staffSessionEntry,
  success,
} from '@hatira/contract/schemas';
import { z } from 'zod';
import { documented } from '../../../platform/http/docs/documented.js';
import { SessionsController } from './sessions.controller.js';

export const sessionsDocs = documented(SessionsController, {
  list: {
    operationId: 'getSessions',
    access: 'staff',
    summary: 'List the open sessions, that of this call first',
    answer: {
      description: 'The sessions.',
      schema: success(z.array(staffSessionEntry)),
    },
    problems: ['second_factor_setup_required'],
  },
  end: {
    operationId: 'endSession',
    access: 'staff',
    summary: 'End a session',
    answer: { description: 'The session has ended.', schema: done },
    problems: ['session_not_found'],
  },
  endOthers: {
    operationId: 'endOtherSessions',
    access: 'staff',
    summary: 'End all other sessions',
    answer: {
      description: 'The number of ended sessions.',
      schema: success(endedSessions),
    },
    problems: [],
  },
});
