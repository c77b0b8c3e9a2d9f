import type { ChangeNames, ChangeWedding, StaffMember } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { MediaDatesService } from '../../media/moments/media-dates.service.js';
import { WeddingNamingService } from '../../weddings/naming/wedding-naming.service.js';
import { WeddingChangesService } from '../../weddings/wedding-changes.service.js';

/** Changes that may move the moments of a wedding's files. */
@Injectable()
export class WeddingDetailsService {
  constructor(
    private readonly changes: WeddingChangesService,
    private readonly naming: WeddingNamingService,
    private readonly dates: MediaDatesService,
  ) {}

  /** @throws Problem `wedding_not_found` */
  async change(
    id: number,
    { titleFont, timeZone }: ChangeWedding,
    staff: StaffMember,
  ): Promise<void> {
    if (titleFont) await this.changes.setTitleFont(id, titleFont, staff);
    if (timeZone) await this.changes.setTimeZone(id, timeZone, staff);
    await this.dates.start(id);
  }

  /** @throws Problem of `WeddingNamingService.change` */
  async name(
    id: number,
    changes: ChangeNames,
    staff: StaffMember,
  ): Promise<void> {
    await this.naming.change(id, changes, staff);
    await this.dates.start(id);
  }
}
