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

/** Holds the question that stands between the open page and leaving it, while there is one. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  return <Guard value={useRef<Ask>(undefined)}>{children}</Guard>;
}

/** Puts the open page's question there, for as long as the caller is drawn. */
export function useQuestionBeforeLeaving(ask: Ask): void {
  const askRef = useContext(Guard);
  useEffect(() => {
    askRef.current = ask;
    return () => {
      askRef.current = undefined;
    };
  }, [ask, askRef]);
}

/** Leaves at once, or once somebody who would lose something by it has been asked; for ways that are no address. */
export function useLeaving(): Ask {
  const askRef = useContext(Guard);
  return (leave) => (askRef.current ?? run)(leave);
}

function run(leave: () => void): void {
  leave();
}
