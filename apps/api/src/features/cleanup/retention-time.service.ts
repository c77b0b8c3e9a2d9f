import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { momentBefore } from '../../platform/database/sql/database-clock.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { DAY_MS } from '../../platform/timing/durations.js';

@Injectable()
export class RetentionTimeService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly settings: SettingsService,
  ) {}

  /** Older messages may be deleted. */
  async writtenBefore(): Promise<Date> {
    const { contactDays } = await this.settings.current();
    return momentBefore(this.database, contactDays * DAY_MS);
  }

  /** Older audit entries may be deleted. */
  async enteredBefore(): Promise<Date> {
    const { auditDays } = await this.settings.current();
    return momentBefore(this.database, auditDays * DAY_MS);
  }

  /** Items deleted earlier may be erased. */
  async deletedBefore(): Promise<Date> {
    const { trashDays } = await this.settings.current();
    return momentBefore(this.database, trashDays * DAY_MS);
  }
}
