import { useText } from '../i18n/use-text';
import { useChange } from '../ui/feedback/use-change';

/** Retries processing; `onDone` runs after success. */
export function useMediaRetry(onDone?: () => void) {
  const text = useText();
  return useChange((panel, ids: string[]) => panel.retryMedia(ids), {
    success: (smart_count) => text('media.retried', { smart_count }),
    nothing: text('general.nothingChanged'),
    failure: text('media.retryFailed'),
    stale: ['media', 'weddings'],
    onDone,
  });
}
