/** The guests' notes as a print-ready PDF. */
export const GUEST_BOOK_API = {
  /** The address for staff. */
  pdf: (hash: number) => `/api/admin/weddings/${hash}/guest-book.pdf`,
  /** The address of the couple's link. */
  couplePdf: (hash: number) => `/api/media/admin/${hash}/guest-book.pdf`,
} as const;

/** @param pdf one of `GUEST_BOOK_API` */
export function guestBookUrl(pdf: string, language: string): string {
  return `${pdf}?${new URLSearchParams({ language }).toString()}`;
}
