import type { Rehearsal, StaffMember } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditService } from '../staff/audit/audit.service.js';
import { WeddingLinksService } from '../weddings/wedding-links.service.js';
import { RehearsalRunnerService } from './rehearsal-runner.service.js';
import { RehearsalsRepository } from './rehearsals.repository.js';

/** Rehearsals for staff, by the couple's hash. */
@Injectable()
export class RehearsalsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly links: WeddingLinksService,
    private readonly rehearsals: RehearsalsRepository,
    private readonly runner: RehearsalRunnerService,
  ) {}

  /**
   * Starts a rehearsal, unless one runs.
   * @throws Problem `wedding_not_found`
   */
  async start(
    hash: number,
    staff: StaffMember,
  ): Promise<Rehearsal | undefined> {
    const weddingId = await this.database.transaction(async (manager) => {
      const { wedding } = await this.links.lock(manager, hash);
      const { id, slug } = wedding;
      if (await this.rehearsals.ask(id, manager))
        await this.audit.record(manager, staff, {
          action: 'wedding_rehearsed',
          target: slug,
          weddingId: id,
        });
      return id;
    });
    this.runner.look();
    return this.rehearsals.latest(weddingId);
  }

  /** @throws Problem `wedding_not_found` */
  async latest(hash: number): Promise<Rehearsal | undefined> {
    return this.rehearsals.latest(await this.links.idOf(hash));
  }
}
