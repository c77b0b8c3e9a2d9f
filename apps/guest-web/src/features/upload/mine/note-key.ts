/** In localStorage: the phone's name, as a note without a message. */
export const NOTE_KEY = 'guest-note';
