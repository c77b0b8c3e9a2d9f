import type { ProblemCode } from '@hatira/contract';
import {
  done,
  wallCommand,
  wallList,
  wallMade,
} from '@hatira/contract/schemas';
import {
  COUPLE_BODY_PROBLEMS,
  COUPLE_PROBLEMS,
} from '../../../platform/http/docs/common-answers.js';
import type {
  Access,
  Operation,
} from '../../../platform/http/docs/documented-route.js';
import { documented } from '../../../platform/http/docs/documented.js';
import { CoupleWallsController } from './couple-walls.controller.js';
import { StaffWallsController } from './staff-walls.controller.js';

const STAFF_PROBLEMS = [
  'validation_failed',
  'wedding_not_found',
  'too_many_requests',
] as const;

/** @param name of the caller, in the operations' names */
function walls(access: Access, name: string, problems: readonly ProblemCode[]) {
  return {
    list: {
      operationId: `list${name}Walls`,
      access,
      summary: 'List a wedding’s walls',
      answer: { description: 'Oldest first.', schema: wallList },
      problems,
    },
    make: {
      operationId: `make${name}Wall`,
      access,
      summary: 'Make a wall',
      description:
        'Its address opens it on a screen; a wedding has at most five.',
      answer: { status: 201, description: 'The new wall.', schema: wallMade },
      problems: [...problems, 'too_many_walls'],
    },
    end: {
      operationId: `end${name}Wall`,
      access,
      summary: 'End a wall',
      description: 'Open screens go dark within two seconds.',
      answer: { description: 'The wall has ended.', schema: done },
      problems: [...problems, 'wall_not_found'],
    },
  } satisfies Record<string, Operation>;
}

export const wallsDocs = [
  ...documented(StaffWallsController, walls('staff', '', STAFF_PROBLEMS)),
  ...documented(CoupleWallsController, {
    ...walls('secret', 'Couple', COUPLE_PROBLEMS),
    command: {
      operationId: 'commandWall',
      access: 'secret',
      summary: 'Pause, skip, hide',
      body: { json: wallCommand },
      answer: { description: 'The screens follow.', schema: done },
      problems: [...COUPLE_BODY_PROBLEMS, 'wall_not_found'],
    },
  }),
];
