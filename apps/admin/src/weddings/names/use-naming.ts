import type { ChangeNames, PanelWedding } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { failureText } from '../../ui/feedback/failure-text';
import { useChange } from '../../ui/feedback/use-change';

/**
 * Changes names, date or path.
 * @param success the toast
 * @returns `save`, which resolves with a refusal's text
 */
export function useNaming(
  { hash }: PanelWedding,
  success: string | ((renamed: PanelWedding) => string),
  onDone: () => void,
) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const failure = text('names.failed');
  const { mutateAsync, isPending } = useChange(
    (panel, changes: ChangeNames) => panel.nameWedding(hash, changes),
    { success, failure, stale: ['weddings'], onDone },
  );
  const save = async (changes: ChangeNames): Promise<string | undefined> => {
    try {
      await mutateAsync(changes);
    } catch (error) {
      return failureText(error, failure, language);
    }
  };
  return { isBusy: isPending, save };
}
