import { Injectable } from '@nestjs/common';
import { Slots } from '../../../platform/http/limits/slots.js';
import { connectionBounds } from '../../../platform/http/limits/slow-connections.js';
import { Siblings } from '../../../platform/processes/siblings.js';

/** Screens with the same address. */
const PER_WALL = 10;

/** Bounds open screens, to an eighth of the process's connections. */
@Injectable()
export class WallSlotsService extends Slots {
  constructor(siblings: Siblings) {
    super(
      'wall-streams',
      {
        perKey: PER_WALL,
        total: Math.floor(connectionBounds().total / 8),
      },
      siblings,
    );
  }
}
