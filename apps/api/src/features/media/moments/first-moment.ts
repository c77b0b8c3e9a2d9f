import { TIME_ZONE } from '../../../platform/timing/time-zone.js';
import type { Media } from '../media.entity.js';
import type { MediaOrigin } from '../media-origin.js';
import { momentOf } from './moment-of.js';

/**
 * The moment of a file whose metadata are not read yet.
 * @returns `moment` undefined: the time of the row's insertion
 */
export function firstMoment(
  origin: MediaOrigin,
): Pick<Media, 'momentSource'> & { moment?: Date } {
  const facts = {
    ...origin,
    fileType: '',
    recordedTime: null,
    createdAt: new Date(),
  };
  const anyDay = { timeZone: TIME_ZONE, dayMs: undefined };
  const { moment, momentSource } = momentOf(facts, anyDay);
  return momentSource === 'upload'
    ? { momentSource }
    : { moment, momentSource };
}
