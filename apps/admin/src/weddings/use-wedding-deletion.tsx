import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { DeletionValidation, PanelWedding } from '@hatira/contract';
import { useState, type ReactNode } from 'react';
import { FIXED } from '../i18n/fixed-texts';
import { useText } from '../i18n/use-text';
import { isLoggedOut } from '../providers/auth-provider';
import { usePanel } from '../providers/use-panel';
import { useTrashDays } from '../reads/use-settings';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useChange } from '../ui/feedback/use-change';
import { ProtectedAlert, type ProtectedWedding } from './protected-alert';

interface Deletion {
  /** Checks that it is empty, asks for the word, deletes. */
  remove: () => Promise<void>;
  /** Whether this wedding, or any, is being checked: one at a time. */
  isAsking: boolean;
  isAnyAsking: boolean;
  alert: ReactNode;
}

const QUESTION = 'deletion-validation';

/**
 * Deletes an empty wedding; lists the files of others (specification section
 * 4).
 */
export function useWeddingDeletion(wedding: PanelWedding): Deletion {
  const text = useText();
  const panel = usePanel();
  const confirm = useConfirmation();
  const days = useTrashDays();
  const [kept, setKept] = useState<ProtectedWedding>();
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const { weddingPath } = wedding;
  const question = { queryKey: [QUESTION, weddingPath] };
  const isAsking = useIsFetching(question) > 0;
  const isAnyAsking = useIsFetching({ queryKey: [QUESTION] }) > 0;
  const { mutateAsync } = useChange(
    (panel) => panel.deleteWedding(weddingPath),
    {
      success: text('weddings.deleted', { wedding: weddingPath }),
      failure: FIXED.deleteFailed,
      stale: ['weddings'],
    },
  );
  const ask = () =>
    confirm({
      title: text('weddings.deleteTitle'),
      body: text('weddings.deleteBody', {
        wedding: weddingPath,
        smart_count: days,
      }),
      word: 'delete',
      run: () => mutateAsync(),
    });
  const remove = async () => {
    if (isAnyAsking) return;
    const check = queryClient.fetchQuery({
      ...question,
      queryFn: () => panel.validateDeletion(weddingPath),
      gcTime: 0,
    });
    const validation = await validated(check);
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

/** A failed check does not block the deletion: the server decides. */
async function validated(
  check: Promise<DeletionValidation>,
): Promise<DeletionValidation | 'logged out' | undefined> {
  try {
    return await check;
  } catch (error) {
    return isLoggedOut(error) ? 'logged out' : undefined;
  }
}
