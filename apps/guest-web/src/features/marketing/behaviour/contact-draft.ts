import type { ContactField } from '@hatira/contract';

const STORAGE_KEY = 'hatira.contact-draft';

export type ContactDraft = Partial<Record<ContactField, string>>;

/** Keeps the values for the tab across languages. */
export function keepDraft(draft: ContactDraft): void {
  try {
    if (Object.values(draft).some(Boolean))
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // The draft lives as long as the page when the browser has no storage.
  }
}

export function keptDraft(): ContactDraft {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') ??
      {}) as ContactDraft;
  } catch {
    return {};
  }
}
