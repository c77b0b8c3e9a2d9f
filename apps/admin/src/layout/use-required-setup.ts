import { useState, useSyncExternalStore } from 'react';
import { useAuthProvider } from 'react-admin';
import type { SessionAuth } from '../providers/auth-provider';

const noSubscription = () => () => undefined;

/**
 * Whether the set-up of a second factor replaces the page, until it is closed:
 * its last step shows codes once.
 */
export function useRequiredSetup(): { isOpen: boolean; close: () => void } {
  const auth = useAuthProvider<SessionAuth>();
  const mustSetUp = useSyncExternalStore(
    auth?.subscribe ?? noSubscription,
    () => auth?.mustSetUp ?? false,
  );
  const [isOpen, setOpen] = useState(mustSetUp);
  if (mustSetUp && !isOpen) setOpen(true);
  return {
    isOpen,
    close: () => void auth?.refresh().then(() => setOpen(false)),
  };
}
