import type { StaffMember, WifiNetwork } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditService } from '../../staff/audit/audit.service.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';

const READ = 'SELECT name, password FROM wedding_wifi WHERE wedding_id = $1';
const WRITE = `
INSERT INTO wedding_wifi (wedding_id, name, password) VALUES ($1, $2, $3)
ON CONFLICT (wedding_id) DO UPDATE SET name = excluded.name, password = excluded.password`;
const REMOVE = 'DELETE FROM wedding_wifi WHERE wedding_id = $1';

/** The network of a wedding's place, for cards alone. */
@Injectable()
export class WeddingWifiService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: WeddingLinksService,
    private readonly audit: AuditService,
  ) {}

  async of(weddingId: number): Promise<WifiNetwork | undefined> {
    const [row] = await this.database.query<
      { name: string; password: string | null }[]
    >(READ, [weddingId]);
    return row && networkOf(row);
  }

  /**
   * @param hash the couple's
   * @param wifi null: no network
   * @throws Problem `wedding_not_found`, also in the trash
   */
  async change(
    hash: number,
    wifi: WifiNetwork | null,
    staff: StaffMember,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { wedding } = await this.links.lock(manager, hash);
      const { id, slug } = wedding;
      if (wifi)
        await manager.query(WRITE, [id, wifi.name, wifi.password ?? null]);
      else await manager.query(REMOVE, [id]);
      await this.audit.record(manager, staff, {
        action: 'wedding_wifi_changed',
        target: slug,
        weddingId: id,
      });
    });
  }
}

function networkOf({
  name,
  password,
}: {
  name: string;
  password: string | null;
}): WifiNetwork {
  return { name, ...(password !== null && { password }) };
}
