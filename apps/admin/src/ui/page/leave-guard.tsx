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

/** Holds the page's question before leaving. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  return <Guard value={useRef<Ask>(undefined)}>{children}</Guard>;
}

/** Registers the question while the caller is mounted. */
export function useQuestionBeforeLeaving(ask: Ask): void {
  const askRef = useContext(Guard);
  useEffect(() => {
    askRef.current = ask;
    return () => {
      askRef.current = undefined;
    };
  }, [ask, askRef]);
}

/** Returns a function that asks, then leaves; for exits without an address. */
export function useLeaving(): Ask {
  const askRef = useContext(Guard);
  return (leave) => (askRef.current ?? run)(leave);
}

function run(leave: () => void): void {
  leave();
}
