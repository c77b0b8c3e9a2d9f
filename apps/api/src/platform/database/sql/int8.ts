import type { ValueTransformer } from 'typeorm';

/** Safe integers; the driver returns text. */
export const int8: ValueTransformer = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};
