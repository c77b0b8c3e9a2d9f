import { Injectable } from '@nestjs/common';
import { Slots } from '../../../platform/http/limits/slots.js';
import { connectionBounds } from '../../../platform/http/limits/slow-connections.js';
import { Siblings } from '../../../platform/processes/siblings.js';

/** A hall of guests behind one address. */
const PER_NETWORK = 600;

/** Bounds open streams, to half of the process's connections. */
@Injectable()
export class StreamSlotsService extends Slots {
  constructor(siblings: Siblings) {
    super(
      'gallery-streams',
      {
        perKey: PER_NETWORK,
        total: Math.floor(connectionBounds().total / 2),
      },
      siblings,
    );
  }
}
