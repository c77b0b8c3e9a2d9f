import type { StaffMember } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { WeddingChangesService } from '../../weddings/wedding-changes.service.js';
import { WeddingTrashRepository } from './wedding-trash.repository.js';

/** Erases a wedding in the trash at once, for people who demand it. */
@Injectable()
export class WeddingErasureService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly changes: WeddingChangesService,
    private readonly trash: WeddingTrashRepository,
  ) {}

  /**
   * Decision and entry are one transaction; after a crash the clean-up
   * completes it.
   * @param confirm exactly the wedding's path
   * @throws Problem `wedding_not_found`, `confirmation_mismatch`,
   *   `not_in_trash`
   */
  async erase(id: number, confirm: string, staff: StaffMember): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.changes.condemn(manager, id, confirm, staff);
      await this.trash.markForErasure(manager, id);
    });
    await this.trash.erase(id);
  }
}
