/** The parts of the address that a scanned code has opened; the server ignores unusable ones. */
export interface ScannedCode {
  /** Digits: the table of the card. */
  table?: string | null;
  /** The begin of an event's id. */
  event?: string | null;
}

const address = new URLSearchParams(location.search);

/** The code whose address opened the page. */
export const SCANNED: ScannedCode = {
  table: address.get('t'),
  event: address.get('event'),
};
