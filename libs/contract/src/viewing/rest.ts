/** A finger that rests so long on a photo plays its clip; a shorter touch opens or scrolls. */
export const HOLD_MS = 350;
/** A mouse that passes by within this time loads no clip. */
export const HOVER_MS = 200;
