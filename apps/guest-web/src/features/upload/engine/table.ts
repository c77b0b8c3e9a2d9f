/** Digits: the table of the card whose code opened the page. */
export const TABLE = /[?&]t=(\d+)/.exec(location.search)?.[1];
