import { localStorageStore, type Store } from 'react-admin';

/**
 * Kept at logout: theme, language, hidden columns and saved searches belong to
 * the browser.
 */
const KEPT = /^(theme|locale)$|\.(datatable|savedQueries)$/;

export function createStore(): Store {
  const store = localStorageStore('1', 'HatiraPanel');
  return {
    ...store,
    reset: () => {
      const kept = Object.entries(store.listItems?.() ?? {}).filter(([key]) =>
        KEPT.test(key),
      );
      store.reset();
      for (const [key, value] of kept) store.setItem(key, value);
    },
  };
}
