import { WebKit } from './support/browsers/webkit.js';
import { journey } from './support/journey.js';

journey('WebKitGTK', () => WebKit.start());
