import {
  deletionValidation,
  done,
  success,
  weddingRow,
} from '@hatira/contract/schemas';
import { z } from 'zod';
import { documented } from '../../platform/http/docs/documented.js';
import { BackOfficeController } from './back-office.controller.js';

export const backOfficeDocs = documented(BackOfficeController, {
  list: {
    operationId: 'getWeddings',
    access: 'staff',
    summary: 'List all weddings, newest first',
    answer: {
      description: 'The weddings.',
      schema: success(z.array(weddingRow)),
    },
    problems: [],
  },
  validateDeletion: {
    operationId: 'validateDeletion',
    access: 'staff',
    summary: 'Check whether a wedding can be deleted',
    answer: {
      description: 'Whether it can, and the counts of its files.',
      schema: deletionValidation,
    },
    problems: ['validation_failed', 'wedding_not_found'],
  },
  delete: {
    operationId: 'deleteWedding',
    access: 'staff',
    summary: 'Delete an empty wedding',
    answer: {
      description: 'The wedding is in the trash and its path is free.',
      schema: done,
    },
    problems: ['validation_failed', 'wedding_not_found', 'wedding_has_files'],
  },
});
