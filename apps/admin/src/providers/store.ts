import { localStorageStore, type Store } from 'react-admin';

/** Kept at logout: these belong to the browser, not to the account. */
const KEPT = ['theme', 'locale'];

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
