import { Firefox } from './support/browsers/firefox.js';
import { journey } from './support/journey.js';

journey('Firefox', () => Firefox.start());
