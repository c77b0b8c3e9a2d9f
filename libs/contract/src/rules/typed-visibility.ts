import type {
  AlbumVisibility,
  ChangeVisibility,
} from '../schemas/visibility.js';
import { instantOfMinute, localMinute } from './time/zone-time.js';

/** The fields of a form in which staff or the couple choose. */
export interface TypedVisibility extends Pick<
  AlbumVisibility,
  'mode' | 'moderation'
> {
  /** `2026-06-14`, in the wedding's zone. */
  day: string;
  /** `21:00` */
  time: string;
}

const DAY_MS = 86_400_000;

/** Without a seal the fields name the noon of the next day. */
export function typedVisibility(
  { mode, moderation, until }: AlbumVisibility,
  timeZone: string,
  nowMs = Date.now(),
): TypedVisibility {
  const next = localMinute(new Date(nowMs + DAY_MS), timeZone).slice(0, 10);
  const [day = '', time = ''] = (
    until === undefined
      ? `${next}T12:00`
      : localMinute(new Date(until), timeZone)
  ).split('T');
  return { mode, moderation, day, time };
}

/** @returns undefined for a seal without an end in the future */
export function visibilityChange(
  { day, mode, moderation, time }: TypedVisibility,
  timeZone: string,
  nowMs = Date.now(),
): ChangeVisibility | undefined {
  if (mode !== 'sealed') return { mode, moderation };
  const until = instantOfMinute(`${day}T${time}`, timeZone);
  if (!until || until.getTime() <= nowMs) return undefined;
  return { mode, moderation, until: until.toISOString() };
}
