export { loadChoices } from '../../../shared/i18n/choices';
export { Scrubber } from './scrubber/scrubber';
export { Timeline } from './timeline';
export { TimelineRows } from './timeline-rows';
