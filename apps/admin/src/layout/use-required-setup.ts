import { useState, useSyncExternalStore } from 'react';
import { useAuthProvider } from 'react-admin';
import type { SessionAuth } from '../providers/auth-provider';

const noSubscription = () => () => undefined;

/**
 * Whether the set-up of a second factor stands in place of the page. It stays until it is closed, as its last step shows
 * codes that are shown once; the page that was asked for comes after it.
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
