export { Openers } from './openers';
export { Scrubber } from './scrubber/scrubber';
export { Story } from './story';
export { Timeline } from './timeline';
export { TimelineRows } from './timeline-rows';
