import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MediaItem } from '@hatira/contract';
import { useViewerEntry } from './layers/use-viewer-entry';
import { Viewer, type ViewerProps } from './viewer';
import { ViewerLayer } from './viewer-layer';

interface ViewerOverPageProps extends Pick<
  ViewerProps,
  'isComplete' | 'extraActions'
> {
  /** Accessible name. */
  label: string;
  /** Closes without items. */
  items: readonly MediaItem[];
  /** The item to begin with. */
  id: string;
  /** Receives the id of each shown item. */
  onShown?: (id: string) => void;
  /** @param id the item shown last */
  onClose: (id: string) => void;
}

/** Items over the whole page, to look at. Messages of the page stay above it. */
export function ViewerOverPage({
  label,
  items,
  id,
  onShown,
  onClose,
  ...rest
}: ViewerOverPageProps) {
  const [shownId, setShownId] = useState(id);
  const close = useViewerEntry(() => onClose(shownId));
  // The last item stays until the layer has closed.
  const [held, setHeld] = useState(items);
  const isEmpty = items.length === 0;
  if (!isEmpty && held !== items) setHeld(items);
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty, close]);
  const remember = useCallback(
    (item: MediaItem) => {
      setShownId(item.id);
      onShown?.(item.id);
    },
    [onShown],
  );
  return createPortal(
    <ViewerLayer label={label}>
      <Viewer
        items={held}
        id={id}
        isShownOnly
        onShown={remember}
        onClose={close}
        {...rest}
      />
    </ViewerLayer>,
    document.getElementById('root')!,
  );
}
