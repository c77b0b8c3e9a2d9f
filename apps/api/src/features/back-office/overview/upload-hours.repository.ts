import type { UploadHours } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { HOUR_MS } from '../../../platform/timing/durations.js';
import { TIME_ZONE } from '../../../platform/timing/time-zone.js';

/** The counts come from an index; hours are wall-clock times. */
const HOURS = `
SELECT extract(epoch FROM hour)::float8 * 1000 AS "atMs", files
FROM (
  SELECT date_trunc('hour', created_at AT TIME ZONE '${TIME_ZONE}') AS hour, count(*)::float8 AS files
  FROM media WHERE wedding_id = $1 AND deleted_at IS NULL GROUP BY 1) AS hours
ORDER BY hour`;
const WEDDING = `SELECT wedding_id AS id FROM wedding_links WHERE hash = $1 AND access = 'full'`;

const WINDOW_MS = 24 * HOUR_MS;
/** Fewer bars would look like a block. */
const LEAST_HOURS = 8;

interface Hour {
  /** The wall clock, as milliseconds of UTC. */
  atMs: number;
  files: number;
}

/** Counts uploads by hour. */
@Injectable()
export class UploadHoursRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Returns the busiest 24 hours, without the trash.
   * @param hash the couple's
   * @throws Problem `wedding_not_found`
   */
  async of(hash: number): Promise<UploadHours> {
    const [wedding] = await this.database.query<{ id: string }[]>(WEDDING, [
      hash,
    ]);
    if (!wedding) throw new Problem('wedding_not_found');
    const hours = await this.database.query<Hour[]>(HOURS, [wedding.id]);
    return { files: sumOf(hours), hours: filledIn(busiestDay(hours)) };
  }
}

const sumOf = (hours: Hour[]) =>
  hours.reduce((sum, { files }) => sum + files, 0);

/** The first of equal ones. */
function busiestDay(hours: Hour[]): Hour[] {
  let busiest: Hour[] = [];
  let [most, sum, end] = [0, 0, 0];
  for (const [start, { atMs, files }] of hours.entries()) {
    for (; end < hours.length && hours[end]!.atMs < atMs + WINDOW_MS; end += 1)
      sum += hours[end]!.files;
    if (sum > most) [most, busiest] = [sum, hours.slice(start, end)];
    sum -= files;
  }
  return busiest;
}

/** Adds empty hours between, and up to `LEAST_HOURS`. */
function filledIn(hours: Hour[]): UploadHours['hours'] {
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return [];
  const files = new Map(hours.map((hour) => [hour.atMs, hour.files]));
  const length = (last.atMs - first.atMs) / HOUR_MS + 1;
  return Array.from({ length: Math.max(length, LEAST_HOURS) }, (_, index) => {
    const atMs = first.atMs + index * HOUR_MS;
    const hour = new Date(atMs).toISOString().slice(0, 16);
    return { hour, files: files.get(atMs) ?? 0 };
  });
}
