import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { deleteWedding, validateDeletion } from '@hatira/api-client';
import type { DeletionValidation, PanelWedding } from '@hatira/contract';
import { useState, type ReactNode } from 'react';
import { FIXED } from '../i18n/fixed-texts';
import { useText } from '../i18n/use-text';
import { isLoggedOut } from '../providers/auth-provider';
import { useTrashDays } from '../reads/use-settings';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useAction } from '../ui/feedback/use-action';
import { useSessionGuard } from '../ui/feedback/use-session-guard';
import { ProtectedAlert, type ProtectedWedding } from './protected-alert';

interface Deletion {
  /** Asks the server whether the wedding is empty, then for the word, then deletes it. */
  remove: () => Promise<void>;
  /** This wedding is being asked about; or any wedding: one question at a time. */
  isAsking: boolean;
  isAnyAsking: boolean;
  /** The alert of a wedding with files; to be put somewhere on the page. */
  alert: ReactNode;
}

const QUESTION = 'deletion-validation';

/** Deletes a wedding when it is empty; else it tells what is in it (specification section 4). */
export function useWeddingDeletion(wedding: PanelWedding): Deletion {
  const text = useText();
  const act = useAction();
  const guard = useSessionGuard();
  const confirm = useConfirmation();
  const days = useTrashDays();
  const [kept, setKept] = useState<ProtectedWedding>();
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const { weddingPath } = wedding;
  const question = { queryKey: [QUESTION, weddingPath] };
  const isAsking = useIsFetching(question) > 0;
  const isAnyAsking = useIsFetching({ queryKey: [QUESTION] }) > 0;
  const ask = () =>
    confirm({
      title: text('weddings.deleteTitle'),
      body: text('weddings.deleteBody', {
        wedding: weddingPath,
        smart_count: days,
      }),
      word: 'delete',
      run: () =>
        act(() => deleteWedding(weddingPath), {
          success: text('weddings.deleted', { wedding: weddingPath }),
          failure: FIXED.deleteFailed,
          stale: ['weddings'],
        }),
    });
  const remove = async () => {
    if (isAnyAsking) return;
    const call = queryClient.fetchQuery({
      ...question,
      queryFn: () => guard(validateDeletion(weddingPath)),
      gcTime: 0,
    });
    const validation = await validated(call);
    if (validation === 'logged out') return;
    if (validation?.canDelete !== false) return ask();
    setKept({ wedding, details: validation.details });
    setOpen(true);
  };
  const alert = kept && (
    <ProtectedAlert {...kept} isOpen={isOpen} onClose={() => setOpen(false)} />
  );
  return { remove, isAsking, isAnyAsking, alert };
}

/** A validation that fails is no reason to refuse: the server has the last word when it comes to deleting. */
async function validated(
  call: Promise<DeletionValidation>,
): Promise<DeletionValidation | 'logged out' | undefined> {
  try {
    return await call;
  } catch (error) {
    return isLoggedOut(error) ? 'logged out' : undefined;
  }
}
