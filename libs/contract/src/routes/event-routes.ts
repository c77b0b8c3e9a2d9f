/** The events of a wedding: by staff, and by the couple's link. */
export const EVENT_API = {
  ofStaff: (hash: number) => `/api/admin/weddings/${hash}/events`,
  oneOfStaff: (hash: number, id: string) =>
    `/api/admin/weddings/${hash}/events/${encodeURIComponent(id)}`,
  ofCouple: (hash: number) => `/api/galleries/${hash}/events`,
  oneOfCouple: (hash: number, id: string) =>
    `/api/galleries/${hash}/events/${encodeURIComponent(id)}`,
  /** Moves files to an event, or out of all events. */
  files: (hash: number) => `/api/galleries/${hash}/events/files`,
} as const;

/** Fits an address and a printed code, and tells the events of a wedding apart. */
const SHORT_ID_LENGTH = 8;

/** What a code of one event adds to the address of the upload page. */
export function eventOfCode(id: string): string {
  return `?event=${id.slice(0, SHORT_ID_LENGTH)}`;
}

/** The couple's page. */
export function eventsPageUrl(hash: number): string {
  return `/camera-roll/${hash}/events`;
}
