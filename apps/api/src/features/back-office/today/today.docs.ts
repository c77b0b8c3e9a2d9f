import { success, today } from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import { TodayController } from './today.controller.js';

export const todayDocs = documented(TodayController, {
  read: {
    operationId: 'getToday',
    access: 'staff',
    summary: 'Get the weddings of today and of the coming days',
    description:
      'Each with its state and its troubles, also without a file or with closed uploads.',
    answer: { description: 'The weddings.', schema: success(today) },
    problems: [],
  },
});
