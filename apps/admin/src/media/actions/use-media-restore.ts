import { useText } from '../../i18n/use-text';
import type { PanelDataProvider } from '../../providers/data-provider';
import { useChange } from '../../ui/feedback/use-change';

/** Restores files; reports those that stay in the trash. */
export function useMediaRestore<Files extends { total: number }>(
  call: (panel: PanelDataProvider, files: Files) => Promise<number>,
  onDone: () => void,
) {
  const text = useText();
  return useChange(call, {
    success: (smart_count, { total }) =>
      smart_count < total
        ? text('trash.restoredSome', { smart_count, total })
        : text('trash.restored', { smart_count }),
    nothing: text('trash.restoredNone'),
    failure: text('trash.restoreFailed'),
    stale: ['media', 'weddings'],
    onDone: (restored) => {
      if (restored > 0) onDone();
    },
  });
}
