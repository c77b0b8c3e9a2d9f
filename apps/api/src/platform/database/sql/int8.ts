import type { ValueTransformer } from 'typeorm';

/**
 * int8 columns here hold safe integers (hashes, sizes); the driver returns
 * text.
 */
export const int8: ValueTransformer = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};
