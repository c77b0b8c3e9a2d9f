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

/** The couple's page. */
export function eventsPageUrl(hash: number): string {
  return `/camera-roll/${hash}/events`;
}
