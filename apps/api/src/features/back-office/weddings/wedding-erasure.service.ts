import type { StaffMember } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { WeddingChangesService } from '../../weddings/wedding-changes.service.js';
import { WeddingTrashRepository } from './wedding-trash.repository.js';

/** Erases a wedding of the trash with all that is left of it, at once: for people who ask for their data to be gone. */
@Injectable()
export class WeddingErasureService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly changes: WeddingChangesService,
    private readonly remains: WeddingTrashRepository,
  ) {}

  /**
   * Decided and entered in one transaction; should the process die in what follows, the clean-up ends it.
   * @param confirm the wedding's path, repeated to the letter
   * @throws Problem `wedding_not_found`, `confirmation_mismatch`, `not_in_trash`
   */
  async erase(id: number, confirm: string, staff: StaffMember): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.changes.condemn(manager, id, confirm, staff);
      await this.remains.condemn(manager, id);
    });
    await this.remains.erase(id);
  }
}
