import type { PanelTestimonial } from '@hatira/contract';
import { changeTestimonials } from '@hatira/contract/schemas';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Config } from '../config/load-config.js';
import type { Testimonial } from '../config/testimonials.js';
import { EventBusService } from '../events/event-bus.service.js';

/** Covers lost events. */
const CACHE_MS = 3_000;
const TOPIC = 'testimonials';
const KEY = 'testimonials';
const WRITE = `
INSERT INTO settings (key, value) VALUES ($1, $2)
ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`;

/** Staff's, else the file's. */
@Injectable()
export class TestimonialsService implements OnApplicationShutdown {
  private kept: { until: number; list: Promise<Testimonial[]> } | undefined;
  private lastKnown: Testimonial[];
  private readonly unsubscribe: () => void;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: EventBusService,
    private readonly config: Config,
  ) {
    this.lastKnown = config.testimonials;
    this.unsubscribe = events.subscribe(TOPIC, () => (this.kept = undefined));
  }

  onApplicationShutdown(): void {
    this.unsubscribe();
  }

  /** Empty: samples. Without PostgreSQL, the last known ones. */
  current(): Promise<Testimonial[]> {
    const now = performance.now();
    if (!this.kept || this.kept.until < now)
      this.kept = { until: now + CACHE_MS, list: this.load() };
    return this.kept.list;
  }

  async ofStaff(
    manager: EntityManager = this.database.manager,
  ): Promise<PanelTestimonial[]> {
    const [row] = await manager.query<{ value: unknown }[]>(
      'SELECT value FROM settings WHERE key = $1',
      [KEY],
    );
    const read = changeTestimonials.safeParse(row?.value);
    return read.success ? read.data.testimonials : [];
  }

  /** Call `announce` after the commit. */
  async replace(
    manager: EntityManager,
    testimonials: PanelTestimonial[],
  ): Promise<void> {
    await manager.query(WRITE, [KEY, { testimonials }]);
  }

  async announce(): Promise<void> {
    this.kept = undefined;
    await this.events.publish(TOPIC);
  }

  private async load(): Promise<Testimonial[]> {
    try {
      const own = await this.ofStaff();
      this.lastKnown = own.length > 0 ? own : this.config.testimonials;
    } catch {
      this.kept = undefined;
    }
    return this.lastKnown;
  }
}
