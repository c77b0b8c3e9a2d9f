import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { DemoRowsRepository, type ShownDemo } from './demo-rows.repository.js';

export type { ShownDemo };

/** The demo changes once, at its making. */
const CACHE_MS = 3_000;
const PHOTOS = 6;

/** The demo on the public site. */
@Injectable()
export class ShownDemoService {
  private kept:
    { until: number; demo: Promise<ShownDemo | undefined> } | undefined;
  private lastKnown: ShownDemo | undefined;

  constructor(
    private readonly settings: SettingsService,
    private readonly rows: DemoRowsRepository,
  ) {}

  /**
   * Undefined before it is made and while hidden; without PostgreSQL, the last
   * known one.
   */
  async current(): Promise<ShownDemo | undefined> {
    const { demoWedding } = await this.settings.current();
    if (demoWedding === 'hidden') return undefined;
    const now = performance.now();
    if (!this.kept || this.kept.until < now)
      this.kept = { until: now + CACHE_MS, demo: this.load() };
    return this.kept.demo;
  }

  private async load(): Promise<ShownDemo | undefined> {
    try {
      this.lastKnown = await this.rows.shown(PHOTOS);
    } catch {
      this.kept = undefined;
    }
    return this.lastKnown;
  }
}
