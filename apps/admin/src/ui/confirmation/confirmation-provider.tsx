import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { FIXED } from '../../i18n/fixed-texts';
import { focusPage } from '../page/focus-page';
import { ActionConfirmation, type ConfirmedAction } from './action-confirmation';

const Confirm = createContext<(action: ConfirmedAction) => void>(() => undefined);

/** The one dialog that asks before anything that cannot simply be taken back. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const [asked, setAsked] = useState<{ action: ConfirmedAction; number: number; isOpen: boolean }>();
  const confirm = useCallback(
    (action: ConfirmedAction) => setAsked((last) => ({ action, number: (last?.number ?? 0) + 1, isOpen: true })),
    [],
  );
  const isThere = asked !== undefined;
  // What was asked about may be gone, and with it the place that the keyboard would go back to.
  useEffect(() => (isThere ? focusPage : undefined), [isThere]);
  const close = (end: 'done' | 'cancelled') => {
    setAsked((last) => last && { ...last, isOpen: false });
    if (end === 'cancelled') notify(FIXED.cancelled, { type: 'error' });
  };
  return (
    <Confirm value={confirm}>
      {children}
      {asked && (
        <ActionConfirmation
          key={asked.number}
          action={asked.action}
          isOpen={asked.isOpen}
          onClose={close}
          onExited={() => setAsked(undefined)}
        />
      )}
    </Confirm>
  );
}

/** Asks for an action's word, then runs it. */
export function useConfirmation(): (action: ConfirmedAction) => void {
  return useContext(Confirm);
}
