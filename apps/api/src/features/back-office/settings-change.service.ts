import type { SettingChanges, StaffMember } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AuditService } from '../staff/audit/audit.service.js';

/** Changes settings; the audit trail gets the old values. */
@Injectable()
export class SettingsChangeService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
  ) {}

  /** @throws Problem `validation_failed` with the fields; no setting changes */
  async apply(changes: SettingChanges, staff: StaffMember): Promise<void> {
    await this.database.transaction(async (manager) => {
      const different = await this.settings.change(manager, changes);
      const names = Object.keys(different);
      if (names.length === 0) return;
      const act = {
        action: 'settings_changed' as const,
        target: names.join(', '),
        details: withoutLongTexts(different),
      };
      await this.audit.record(manager, staff, act);
    });
    await this.settings.announce();
  }
}

/** The trail has the length of longer texts. */
const MAX_SHOWN = 500;

function withoutLongTexts(
  changes: Record<string, { from: unknown; to: unknown }>,
): Record<string, unknown> {
  const shown = (value: unknown) =>
    typeof value === 'string' && value.length > MAX_SHOWN
      ? `… (${value.length})`
      : value;
  return Object.fromEntries(
    Object.entries(changes).map(([name, { from, to }]) => [
      name,
      { from: shown(from), to: shown(to) },
    ]),
  );
}
