import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { SelectionToolbar } from '../../ui/list/selection-toolbar';
import type { WholeWedding } from './use-whole-wedding';

interface Props {
  whole: WholeWedding;
  children: ReactNode;
}

/** The actions for a selection of all files of a wedding. */
export function WholeToolbar({ whole, children }: Props) {
  const text = useText();
  const { setSelected, total } = whole;
  return (
    <SelectionToolbar
      whole={{
        label: text('media.whole.selected', { smart_count: total }),
        onClear: () => setSelected(false),
      }}
    >
      {children}
    </SelectionToolbar>
  );
}
