import type { ProblemCode } from '@hatira/contract';
import {
  done,
  eventChange,
  eventFiles,
  eventFilesMoved,
  newEvent,
  oneWeddingEvent,
  weddingEvents,
} from '@hatira/contract/schemas';
import {
  COUPLE_BODY_PROBLEMS,
  COUPLE_PROBLEMS,
} from '../../platform/http/docs/common-answers.js';
import type { Access } from '../../platform/http/docs/documented-route.js';
import { documented } from '../../platform/http/docs/documented.js';
import { CoupleEventsController } from './couple-events.controller.js';
import { StaffEventsController } from './staff-events.controller.js';

const STAFF_PROBLEMS = ['validation_failed', 'wedding_not_found'] as const;
const BODY_PROBLEMS = ['malformed_request', 'event_time_taken'] as const;

const ADDED =
  'At most eight. Files find their events by their moments, also files that were sent before. A day belongs to its ' +
  'events from 08:00 until 08:00 of the next day; each goes on until the next one begins. A sealed event and its files ' +
  'are as if they did not exist, to all but the couple and staff, until its end.';
const CHANGED =
  'Absent fields stay. Files find their events again, but for those that the couple has moved. A new seal ends every ' +
  'address of a file that guests or relatives may know.';

function list(access: Access, name: string, problems: readonly ProblemCode[]) {
  return {
    operationId: `list${name}Events`,
    access,
    summary: 'List the events of a wedding',
    answer: {
      description: 'In the order in which they begin.',
      schema: weddingEvents,
    },
    problems,
  } as const;
}

/** @param name of the caller, in the operations' names */
function events(
  access: Access,
  name: string,
  problems: readonly ProblemCode[],
) {
  return {
    list: list(access, name, problems),
    add: {
      operationId: `add${name}Event`,
      access,
      summary: 'Add an event',
      description: ADDED,
      body: { json: newEvent },
      answer: {
        status: 201,
        description: 'The new event.',
        schema: oneWeddingEvent,
      },
      problems: [...problems, ...BODY_PROBLEMS, 'too_many_events'],
    },
    correct: {
      operationId: `change${name}Event`,
      access,
      summary: 'Change an event',
      description: CHANGED,
      body: { json: eventChange },
      answer: { description: 'The changed event.', schema: oneWeddingEvent },
      problems: [...problems, ...BODY_PROBLEMS, 'event_not_found'],
    },
    remove: {
      operationId: `remove${name}Event`,
      access,
      summary: 'Remove an event',
      description: 'Its files stay, and find another event by their moments.',
      answer: { description: 'The event is gone.', schema: done },
      problems: [...problems, 'event_not_found'],
    },
  } as const;
}

export const weddingEventsDocs = [
  ...documented(StaffEventsController, events('staff', '', STAFF_PROBLEMS)),
  ...documented(CoupleEventsController, {
    ...events('secret', 'Couple', COUPLE_PROBLEMS),
    move: {
      operationId: 'moveToEvent',
      access: 'secret',
      summary: 'Move files to an event',
      description:
        'They stay there when hours change. Without `event` they go by their moments again. Copies of a picture and ' +
        'parts of Live Photos move with it. Ignores unknown ids.',
      body: { json: eventFiles },
      answer: {
        description: 'The number of files that moved.',
        schema: eventFilesMoved,
      },
      problems: [...COUPLE_BODY_PROBLEMS, 'event_not_found'],
    },
  }),
];
