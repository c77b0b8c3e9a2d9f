/** Of the weddings: for times that are shown to readers of an unknown zone. */
export const TIME_ZONE = 'Europe/Istanbul';
