/** Single strokes on a grid of 48. */
export const FEATURE_SIGNS = {
  // A phone with a code.
  simple:
    'M15 5h18a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM21 38.5h6M18 13h5v5h-5zM25 13h5v5h-5zM18 20h5v5h-5zM25.5 20.5h2v2h-2zM29 24h1.5',
  // A framed picture.
  original:
    'M7 9h34v30H7zM11 13h26v22H11zM11 30l8-8 7 7 4-4 7 7M29 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  // A signal with a gap.
  wifi: 'M6 19c10-10 26-10 36 0M12.5 26c6.4-6.4 16.6-6.4 23 0M19 33c2.8-2.8 7.2-2.8 10 0M24 40h.01M38 30v8M38 38l-3.5-3.5M38 38l3.5-3.5',
  // A folded note.
  notes:
    'M9 8h22l8 8v24H9zM31 8v8h8M15 33h18M24 28c-6-4-7-6-7-8.2a3.4 3.4 0 0 1 7-.8 3.4 3.4 0 0 1 7 .8c0 2.2-1 4.2-7 8.2z',
  // A key.
  private:
    'M15 16a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM15 20a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM23 24h19M36 24v6M41 24v5',
  // A box.
  download: 'M24 5v20M17 18l7 7 7-7M7 26v15h34V26M7 33h10l3 4h8l3-4h10',
} as const;
