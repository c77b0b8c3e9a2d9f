import { randomUUID } from 'node:crypto';
import {
  MAX_WALLS,
  wallUrl,
  type WallCommand,
  type WallMade,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { newLinkToken } from '../../../platform/http/new-link-token.js';
import { MediaExposureService } from '../../media/exposure/media-exposure.service.js';
import {
  AuditService,
  type AuditedStaff,
} from '../../staff/audit/audit.service.js';
import type { Wedding } from '../../weddings/wedding.entity.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';
import { WallEventsService } from '../wall-events.service.js';
import { Wall } from '../wall.entity.js';

/** Makes, ends and controls the walls of a wedding. */
@Injectable()
export class WallsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: WeddingLinksService,
    private readonly exposure: MediaExposureService,
    private readonly events: WallEventsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * @param hash the couple's
   * @param origin of the wall's address
   * @throws Problem `wedding_not_found`, `too_many_walls`
   */
  async make(
    hash: number,
    author: AuditedStaff,
    origin: string,
  ): Promise<WallMade> {
    const wall = { id: randomUUID(), coupleHash: hash, token: newLinkToken() };
    const weddingId = await this.database.transaction(async (manager) => {
      // Calls take turns, so that their count holds.
      const { wedding } = await this.links.lock(manager, hash);
      if ((await manager.countBy(Wall, { coupleHash: hash })) >= MAX_WALLS)
        throw new Problem('too_many_walls');
      await manager.insert(Wall, wall);
      await this.audit.record(manager, author, {
        action: 'wall_created',
        ...spokenOf(wedding, wall.id),
      });
      return wedding.id;
    });
    await this.events.notifyCouple(weddingId);
    return { success: true, id: wall.id, url: origin + wallUrl(wall.token) };
  }

  /**
   * Open screens go dark.
   * @throws Problem `wedding_not_found`, `wall_not_found`
   */
  async end(hash: number, id: string, author: AuditedStaff): Promise<void> {
    const weddingId = await this.database.transaction(async (manager) => {
      const { wedding } = await this.links.lock(manager, hash);
      const ended = await manager.delete(Wall, { id, coupleHash: hash });
      if (ended.affected !== 1) throw new Problem('wall_not_found');
      await this.audit.record(manager, author, {
        action: 'wall_ended',
        ...spokenOf(wedding, id),
      });
      return wedding.id;
    });
    await this.events.publish(id);
    await this.events.notifyCouple(weddingId);
  }

  /** @throws Problem `wall_not_found` */
  async command(
    { hash, weddingId }: { hash: number; weddingId: number },
    id: string,
    { isPaused, skip, hide, show }: WallCommand,
  ): Promise<void> {
    const { affected } = await this.database.manager.update(
      Wall,
      { id, coupleHash: hash },
      {
        ...(isPaused !== undefined && { isPaused }),
        skips: () => (skip ? 'skips + 1' : 'skips'),
      },
    );
    if (affected !== 1) throw new Problem('wall_not_found');
    const only = { weddingId };
    if (hide) await this.exposure.change({ ids: [hide] }, 'hidden', only);
    if (show) await this.exposure.change({ ids: [show] }, 'shown', only);
    await this.events.publish(id);
    await this.events.notifyCouple(weddingId);
  }
}

/** The token stays out of the trail. */
function spokenOf({ slug, id }: Wedding, wallId: string) {
  return {
    target: slug,
    weddingId: id,
    details: { wall: wallId.slice(0, 8) },
  };
}
