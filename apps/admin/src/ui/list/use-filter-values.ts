import { useListContext } from 'react-admin';

export type FilterValues = Record<string, unknown>;

/** What the list is filtered by, as it stands in the address or in the store: anybody may have written it. */
export function useFilterValues(): FilterValues {
  return useListContext().filterValues as FilterValues;
}
