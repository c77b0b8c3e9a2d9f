import { useMemo, type ReactNode } from 'react';
import type { AlbumItem } from '@hatira/contract';
import { isUnplayable, shownItem } from '../album/shown-item';
import { WhyStill } from '../album/why-still';
import { ViewerOverPage } from './viewer-over-page';

/** The next page is read when so few pictures are left. */
const AHEAD = 5;

export interface AlbumViewerProps {
  /** Accessible name. */
  label: string;
  /** Not empty. */
  items: readonly AlbumItem[];
  /** The item to begin with. */
  id: string;
  /** Reads the album again. */
  read: () => Promise<void>;
  /** Reads the next page; undefined: all are loaded, or the page reads on without it. */
  onMore?: (() => void) | undefined;
  /** False while later ones are not loaded. */
  isComplete: boolean;
  /** Further actions for the shown item. */
  actions?: (id: string) => ReactNode;
  /** @param id the item shown last */
  onClose: (id: string) => void;
}

/** An album's pictures over the whole page, to look at. */
export function AlbumViewer({
  items,
  read,
  onMore,
  actions,
  ...rest
}: AlbumViewerProps) {
  const shown = useMemo(() => items.map(shownItem), [items]);
  const byId = useMemo(
    () => new Map(items.map((item) => [item.id, item])),
    [items],
  );
  const readOn = (id: string) => {
    if (shown.length - 1 - shown.findIndex((one) => one.id === id) < AHEAD)
      onMore?.();
  };
  return (
    <ViewerOverPage
      items={shown}
      onShown={readOn}
      extraActions={({ id }) => {
        const item = byId.get(id);
        const isStill = item !== undefined && isUnplayable(item);
        if (!isStill) return actions?.(id);
        return (
          <>
            <WhyStill item={item} read={read} />
            {actions?.(id)}
          </>
        );
      }}
      {...rest}
    />
  );
}
