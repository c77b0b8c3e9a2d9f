import { controlRoom, success } from '@hatira/contract/schemas';
import { documented } from '../../../platform/http/docs/documented.js';
import { ControlRoomController } from './control-room.controller.js';

export const controlRoomDocs = documented(ControlRoomController, {
  now: {
    operationId: 'getControlRoom',
    access: 'staff',
    summary: 'Get the weddings of the last 24 hours and guests in trouble',
    description: 'At most three seconds old.',
    answer: { description: 'The figures.', schema: success(controlRoom) },
    problems: [],
  },
});
