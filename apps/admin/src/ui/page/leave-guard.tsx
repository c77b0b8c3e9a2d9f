import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';

type Ask = (leave: () => void) => void;

const Guard = createContext<RefObject<Ask | undefined>>({ current: undefined });

/** Holds the open page's question before leaving, if it has one. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  return <Guard value={useRef<Ask>(undefined)}>{children}</Guard>;
}

/** Registers the page's question while the caller is mounted. */
export function useQuestionBeforeLeaving(ask: Ask): void {
  const askRef = useContext(Guard);
  useEffect(() => {
    askRef.current = ask;
    return () => {
      askRef.current = undefined;
    };
  }, [ask, askRef]);
}

/**
 * Returns a function that leaves, after the page's question; for exits without
 * an address.
 */
export function useLeaving(): Ask {
  const askRef = useContext(Guard);
  return (leave) => (askRef.current ?? run)(leave);
}

function run(leave: () => void): void {
  leave();
}
