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
  remove: (wedding: PanelWedding) => Promise<void>;
  /** The alert of a wedding with files; to be put somewhere on the page. */
  alert: ReactNode;
}

/** Deletes weddings that are empty; of others it tells what is in them (specification section 4). */
export function useWeddingDeletion(): Deletion {
  const text = useText();
  const act = useAction();
  const guard = useSessionGuard();
  const confirm = useConfirmation();
  const days = useTrashDays();
  const [kept, setKept] = useState<ProtectedWedding>();
  const [isOpen, setOpen] = useState(false);
  const ask = ({ weddingPath: wedding }: PanelWedding) =>
    confirm({
      title: text('weddings.deleteTitle'),
      body: text('weddings.deleteBody', { wedding, smart_count: days }),
      word: 'delete',
      run: () =>
        act(() => deleteWedding(wedding), {
          success: text('weddings.deleted', { wedding }),
          failure: FIXED.deleteFailed,
          stale: ['weddings'],
        }),
    });
  const remove = async (wedding: PanelWedding) => {
    const validation = await validated(guard(validateDeletion(wedding.weddingPath)));
    if (validation === 'logged out') return;
    if (validation?.canDelete !== false) return ask(wedding);
    setKept({ wedding, details: validation.details });
    setOpen(true);
  };
  const alert = kept && <ProtectedAlert {...kept} isOpen={isOpen} onClose={() => setOpen(false)} />;
  return { remove, alert };
}

/** A validation that fails is no reason to refuse: the server has the last word when it comes to deleting. */
async function validated(call: Promise<DeletionValidation>): Promise<DeletionValidation | 'logged out' | undefined> {
  try {
    return await call;
  } catch (error) {
    return isLoggedOut(error) ? 'logged out' : undefined;
  }
}
