/** A slideshow shows a photo so long, unless the reader chooses another pace. */
export const SLIDE_SECONDS = 5;
