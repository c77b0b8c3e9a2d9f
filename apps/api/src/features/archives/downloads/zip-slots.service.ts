import { Injectable } from '@nestjs/common';
import { networkOf } from '../../../platform/http/limits/network-of.js';
import { Slots } from '../../../platform/http/limits/slots.js';
import { connectionBounds } from '../../../platform/http/limits/slow-connections.js';
import { Siblings } from '../../../platform/processes/siblings.js';

/**
 * Download managers open up to 16 connections a file; a couple may save
 * several.
 */
const PER_KEY = 100;

/**
 * Bounds zips by network and wedding, to a quarter of the process's
 * connections.
 */
@Injectable()
export class ZipSlotsService extends Slots {
  constructor(siblings: Siblings) {
    super(
      'zip-downloads',
      {
        perKey: PER_KEY,
        total: Math.floor(connectionBounds().total / 4),
      },
      siblings,
    );
  }

  /**
   * @returns releases the slot
   * @throws Problem `too_many_requests`, `service_unavailable`
   */
  requireFor(weddingId: number, address: string): () => void {
    return this.require(
      `network ${networkOf(address)}`,
      `wedding ${weddingId}`,
    );
  }
}
