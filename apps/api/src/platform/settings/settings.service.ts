import type {
  SettingChanges,
  SettingName,
  SettingsSheet,
  SettingSource,
  SettingValues,
} from '@hatira/contract';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Config } from '../config/load-config.js';
import { EventBusService } from '../events/event-bus.service.js';
import { requireRising, requireValid } from './setting-rules.js';
import {
  heldTimes,
  holdsAfter,
  readHolds,
  type RetentionHolds,
} from './retention-hold.js';
import {
  violationOf,
  configuredValues,
  SETTING_NAMES,
  SETTING_VARIABLES,
  settingsOf,
  type Settings,
} from './settings.js';

/** Covers lost events. */
const CACHE_MS = 3_000;
const TOPIC = 'settings';
const KEY = 'staff_settings';

type Made = Partial<SettingValues>;

/**
 * Staff's, else the environment's, else the default; equal on all processes
 * within seconds.
 */
@Injectable()
export class SettingsService implements OnApplicationShutdown {
  private readonly logger = new Logger(SettingsService.name);
  private kept: { until: number; settings: Promise<Settings> } | undefined;
  private lastKnown: Settings | undefined;
  private readonly unsubscribe: () => void;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: EventBusService,
    private readonly config: Config,
  ) {
    this.unsubscribe = events.subscribe(TOPIC, () => (this.kept = undefined));
  }

  onApplicationShutdown(): void {
    this.unsubscribe();
  }

  /** Returns the last known settings while PostgreSQL is away. */
  current(): Promise<Settings> {
    const now = performance.now();
    if (!this.kept || this.kept.until < now)
      this.kept = { until: now + CACHE_MS, settings: this.load() };
    return this.kept.settings;
  }

  async sheet(): Promise<SettingsSheet> {
    const { made } = await this.read(this.database.manager);
    const fallbacks = configuredValues(this.config);
    const entry = (name: SettingName) => ({
      value: made[name] ?? fallbacks[name],
      source: this.sourceOf(name, made),
      fallback: fallbacks[name],
      variable: SETTING_VARIABLES[name],
    });
    return Object.fromEntries(
      SETTING_NAMES.map((name) => [name, entry(name)]),
    ) as unknown as SettingsSheet;
  }

  /** Whether a setting gets another value or loses staff's. */
  async wouldChange(
    name: SettingName,
    changes: SettingChanges,
  ): Promise<boolean> {
    if (changes[name] === undefined) return false;
    const { made } = await this.read(this.database.manager);
    return changes[name] !== (made[name] ?? null);
  }

  /**
   * Changes settings in the caller's transaction; call `announce` after the
   * commit.
   * @returns before and after; null: environment or default
   * @throws Problem `validation_failed` with the fields, without any change
   */
  async change(
    manager: EntityManager,
    changes: SettingChanges,
  ): Promise<Record<string, { from: unknown; to: unknown }>> {
    const given = SETTING_NAMES.filter((name) => changes[name] !== undefined);
    requireValid(given, changes);
    await manager.query(
      `INSERT INTO settings (key, value) VALUES ($1, '{}') ON CONFLICT DO NOTHING`,
      [KEY],
    );
    await manager.query('SELECT 1 FROM settings WHERE key = $1 FOR UPDATE', [
      KEY,
    ]);
    const { made: before, holds } = await this.read(manager);
    const different = given.filter(
      (name) => (before[name] ?? null) !== changes[name],
    );
    const after: Made = Object.fromEntries(
      Object.entries({ ...before, ...changes }).filter(
        ([, value]) => value !== null && value !== undefined,
      ),
    );
    const values = {
      before: this.valuesOf(before),
      after: this.valuesOf(after),
    };
    requireRising(changes, values.after);
    const value = { ...after, holds: holdsAfter(values, holds, Date.now()) };
    await manager.query(
      'UPDATE settings SET value = $2, updated_at = now() WHERE key = $1',
      [KEY, value],
    );
    return Object.fromEntries(
      different.map((name) => [
        name,
        { from: before[name] ?? null, to: changes[name] },
      ]),
    );
  }

  async announce(): Promise<void> {
    this.kept = undefined;
    await this.events.publish(TOPIC);
  }

  private async load(): Promise<Settings> {
    try {
      const { made, holds } = await this.read(this.database.manager);
      const values = this.valuesOf(made);
      const settings = settingsOf({
        ...values,
        ...heldTimes(values, holds, Date.now()),
      });
      this.lastKnown = settings;
      return settings;
    } catch (error) {
      this.kept = undefined;
      if (!this.lastKnown) throw error;
      return this.lastKnown;
    }
  }

  /** Skips values that are no longer valid. */
  private async read(
    manager: EntityManager,
  ): Promise<{ made: Made; holds: RetentionHolds }> {
    const [row] = await manager.query<{ value: Record<string, unknown> }[]>(
      'SELECT value FROM settings WHERE key = $1',
      [KEY],
    );
    const entries = SETTING_NAMES.map(
      (name) => [name, row?.value[name]] as const,
    ).filter(([name, value]) => {
      if (value === undefined) return false;
      const violation = violationOf(name, value);
      if (violation !== undefined)
        this.logger.warn(`the setting ${name} is ignored: it ${violation}`);
      return violation === undefined;
    });
    return {
      made: Object.fromEntries(entries),
      holds: readHolds(row?.value.holds),
    };
  }

  private valuesOf(made: Made): SettingValues {
    return { ...configuredValues(this.config), ...made };
  }

  private sourceOf(name: SettingName, made: Made): SettingSource {
    if (made[name] !== undefined) return 'database';
    return this.config.given.has(SETTING_VARIABLES[name])
      ? 'environment'
      : 'default';
  }
}
