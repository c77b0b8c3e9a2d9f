import type { PanelMedia } from '@hatira/contract';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useFilterValues } from '../../ui/list/use-filter-values';

/** All files of a wedding: in its albums, or in the trash. */
export interface WholeWedding {
  hash: number;
  path: string;
  total: number;
  isSelected: boolean;
  setSelected: (isSelected: boolean) => void;
}

/**
 * Returns the wedding whose files are all listed; undefined for several
 * weddings and other filters.
 * @param ofPage the page's wedding; undefined: the filter's
 */
export function useWholeWedding(ofPage?: number): WholeWedding | undefined {
  const { data = [], page, total = 0 } = useListContext<PanelMedia>();
  const filterValues = useFilterValues();
  const { isDeleted: _, weddingHash, ...others } = filterValues;
  const [selected, setSelected] = useState<string>();
  const shown = `${page} ${JSON.stringify(filterValues)}`;
  // Another page or filter ends the selection, even for a return.
  if (selected !== undefined && selected !== shown) setSelected(undefined);
  const hash = ofPage ?? (Number(weddingHash) || undefined);
  const path = data[0]?.weddingPath;
  const isFiltered = Object.keys(others).length > 0;
  if (hash === undefined || path === undefined || isFiltered) return undefined;
  return {
    hash,
    path,
    total,
    isSelected: selected === shown,
    setSelected: (isSelected) => setSelected(isSelected ? shown : undefined),
  };
}
