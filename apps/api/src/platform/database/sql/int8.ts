import type { ValueTransformer } from 'typeorm';

/** int8 columns hold safe integers here (hashes, sizes); the driver hands them over as text. */
export const int8: ValueTransformer = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};
