/** The zone of weddings by default, and for readers of an unknown zone. */
export const TIME_ZONE = 'Europe/Istanbul';
