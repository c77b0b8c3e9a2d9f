import { Turns } from './turns.js';

/** What takes much memory happens one at a time in this process, whichever job asks for it. */
export const largeWork = new Turns();
