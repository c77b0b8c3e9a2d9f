import { useNotify } from 'react-admin';
import { useText } from '../../i18n/use-text';

/** Copies a text and reports it. Browsers need https or localhost. */
export function useCopy(): (value: string) => Promise<void> {
  const text = useText();
  const notify = useNotify();
  return async (value) => {
    try {
      await navigator.clipboard.writeText(value);
      notify(text('general.copied'), { type: 'success' });
    } catch {
      notify(text('general.copyFailed'), { type: 'error' });
    }
  };
}
