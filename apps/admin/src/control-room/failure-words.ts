type Trouble =
  | 'closed'
  | 'notMedia'
  | 'tooLarge'
  | 'tooMany'
  | 'damaged'
  | 'full'
  | 'dayFull'
  | 'away'
  | 'slow'
  | 'address'
  | 'other';

const TROUBLES: Partial<Record<string, Trouble>> = {
  uploads_disabled: 'closed',
  unsupported_media: 'notMedia',
  empty_file: 'notMedia',
  file_missing: 'notMedia',
  file_too_large: 'tooLarge',
  body_too_large: 'tooLarge',
  too_many_requests: 'tooMany',
  bytes_damaged: 'damaged',
  slice_conflict: 'damaged',
  slice_off_grid: 'damaged',
  upload_mismatch: 'damaged',
  upload_not_found: 'damaged',
  malformed_request: 'damaged',
  validation_failed: 'damaged',
  storage_full: 'full',
  wedding_day_full: 'dayFull',
  service_unavailable: 'away',
  request_timeout: 'slow',
  foreign_origin: 'address',
};

/** Keys of a problem's words, and of the help that staff can give. */
export function failureWords(code: string) {
  const trouble = TROUBLES[code] ?? 'other';
  return {
    reason: `controlRoom.reasons.${trouble}`,
    advice: `controlRoom.advice.${trouble}`,
  } as const;
}
