/** React has this hook itself since version 18; libraries that carry a copy for older ones get React's. */
export { useSyncExternalStore } from 'react';
