import { localStorageStore, type Store } from 'react-admin';

/** What stays when somebody logs out: it belongs to the browser, not to the account. */
const KEPT = ['theme', 'locale'];

/** Preferences in the browser's storage. */
export function createStore(): Store {
  const store = localStorageStore('1', 'HatiraPanel');
  return {
    ...store,
    reset: () => {
      const kept = KEPT.map(
        (key) => [key, store.getItem<unknown>(key)] as const,
      );
      store.reset();
      for (const [key, value] of kept)
        if (value !== undefined) store.setItem(key, value);
    },
  };
}
