/**
 * SQL: a partner has chosen the item of this row of `media_marks`. A heart and
 * the answer `keep` are one choice, and every write sets both; an earlier
 * version that runs beside this one during an upgrade sets one of them.
 */
export const CHOSEN = `(heart OR verdict IS NOT DISTINCT FROM 'keep')`;
