import { useQueryClient } from '@tanstack/react-query';
import type { WeddingMediaTotals } from '@hatira/contract';
import { useLocale } from 'react-admin';
import type { TextKey } from '../../i18n/messages';
import { useText } from '../../i18n/use-text';
import type { PanelDataProvider } from '../../providers/data-provider';
import { readAgain } from '../../reads/read-again';
import { useTrashDays } from '../../reads/use-settings';
import { useConfirmation } from '../../ui/confirmation/confirmation-provider';
import { useChange } from '../../ui/feedback/use-change';
import { formatStorage } from '../../ui/format';
import type { WholeWedding } from './use-whole-wedding';

interface Change {
  state: 'live' | 'trash';
  title: string;
  /** Gets `smart_count`, `wedding`, `size` and `days`. */
  body: TextKey;
  call: 'trashWeddingMedia' | 'eraseWeddingMedia';
  success: (changed: number) => string;
  failure: string;
}

/**
 * Asks with the present totals and the typed path, then changes these files,
 * not later ones.
 */
export function useWholeChange(
  { hash, path, setSelected }: WholeWedding,
  { state, title, body, call, success, failure }: Change,
) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const confirm = useConfirmation();
  const days = useTrashDays();
  const change = useWholeCall(
    (panel, until: string) => panel[call]({ hash, confirm: path, until }),
    { success, failure, onDone: () => setSelected(false) },
  );
  const ask = ({ until, [state]: files }: WeddingMediaTotals) =>
    confirm({
      title,
      body: text(body, {
        smart_count: files.count,
        size: formatStorage(files.bytes, language),
        wedding: path,
        days,
      }),
      word: path,
      run: () => change.mutateAsync(until),
    });
  return useChange((panel) => panel.fetchWeddingMedia(hash), {
    failure,
    onDone: ask,
  });
}

interface Outcome {
  success: (changed: number, until: string) => string;
  failure: string;
  onDone: () => void;
}

/** A failed change may have changed some files. */
function useWholeCall(
  call: (panel: PanelDataProvider, until: string) => Promise<number>,
  { success, failure, onDone }: Outcome,
) {
  const text = useText();
  const queryClient = useQueryClient();
  return useChange(
    async (panel, until: string) => {
      try {
        return await call(panel, until);
      } catch (error) {
        void readAgain(queryClient, 'media');
        throw error;
      }
    },
    {
      success,
      nothing: text('general.nothingChanged'),
      failure,
      stale: ['media', 'weddings'],
      onDone,
    },
  );
}
