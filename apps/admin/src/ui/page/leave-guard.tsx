import { createContext, useContext, useRef, type ReactNode, type RefObject } from 'react';

type Ask = (leave: () => void) => void;

const Guard = createContext<RefObject<Ask | undefined>>({ current: undefined });

/** Holds the question that stands between the open page and leaving it, while there is one. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  return <Guard value={useRef<Ask>(undefined)}>{children}</Guard>;
}

/** Where an open page leaves its question (`leave-question.tsx`). */
export function useLeaveGuard(): RefObject<Ask | undefined> {
  return useContext(Guard);
}

/** Leaves at once, or once somebody who would lose something by it has been asked; for ways that are no address. */
export function useLeaving(): Ask {
  const guard = useLeaveGuard();
  return (leave) => (guard.current ?? run)(leave);
}

function run(leave: () => void): void {
  leave();
}
