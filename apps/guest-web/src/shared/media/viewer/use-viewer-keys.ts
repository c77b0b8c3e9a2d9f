import { useEffectEvent, useLayoutEffect } from 'react';
import { isShortcut, type MediaItem } from '@hatira/contract';
import { isDialogOverViewer } from '../../lib/is-dialog-open';
import { presentLayer } from './layers/back-layer-entry';
import { isField } from './use-step-keys';

interface KeysOf {
  item: MediaItem;
  info: { isOpen: boolean; toggle: () => void };
  onClose?: (() => void) | undefined;
  onDelete?: ((item: MediaItem) => void) | undefined;
}

/**
 * Escape closes, after the details and a zoom; I shows the details, Delete asks
 * to delete.
 */
export function useViewerKeys(keys: KeysOf): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (isShortcut(event) || isField(target)) return;
    if (event.defaultPrevented || isDialogOverViewer()) return;
    act(key, keys);
  });
  // With the first paint: the next key may follow at once.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function act(key: string, { item, info, onClose, onDelete }: KeysOf): void {
  if (key === 'i' || (key === 'Escape' && info.isOpen)) info.toggle();
  else if (key === 'Escape' && presentLayer() === undefined) onClose?.();
  else if (key === 'Delete') onDelete?.(item);
}
