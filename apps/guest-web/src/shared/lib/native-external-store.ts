/** Replaces a shim for React before 18. */
export { useSyncExternalStore } from 'react';
