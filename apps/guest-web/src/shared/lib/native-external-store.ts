/**
 * Replaces the shim of libraries that support older versions: React has the
 * hook since version 18.
 */
export { useSyncExternalStore } from 'react';
