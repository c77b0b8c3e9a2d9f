import { useListContext } from 'react-admin';

export type FilterValues = Record<string, unknown>;

/** Returns the filter from the address or the store; it is not trusted. */
export function useFilterValues(): FilterValues {
  return useListContext().filterValues as FilterValues;
}
