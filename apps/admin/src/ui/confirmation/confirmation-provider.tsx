import {
  createContext,
  useCallback,
  useContext,
  useState,
  type ReactNode,
} from 'react';
import { useLocation, useNotify } from 'react-admin';
import { FIXED } from '../../i18n/fixed-texts';
import { usePageFocusAfter } from '../page/focus-page';
import { ActionConfirmation } from './action-confirmation';
import type { ConfirmedAction } from './confirmed-action';

interface Asked {
  action: ConfirmedAction;
  page: string;
  number: number;
  isOpen: boolean;
}

const Confirm = createContext<(action: ConfirmedAction) => void>(
  () => undefined,
);

/** Asks before actions without an easy undo. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const { pathname: page } = useLocation();
  const [asked, setAsked] = useState<Asked>();
  const confirm = useCallback(
    (action: ConfirmedAction) =>
      setAsked((last) => ({
        action,
        page,
        number: (last?.number ?? 0) + 1,
        isOpen: true,
      })),
    [page],
  );
  // The focused element may be gone.
  usePageFocusAfter(asked !== undefined);
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
          // A question closes with its page.
          isOpen={asked.isOpen && asked.page === page}
          onClose={close}
          onExited={() => setAsked(undefined)}
        />
      )}
    </Confirm>
  );
}

/** Returns a function that asks for the word, then runs the action. */
export function useConfirmation(): (action: ConfirmedAction) => void {
  return useContext(Confirm);
}
