import type { ContactField } from '@hatira/contract';

const STORAGE_KEY = 'hatira.contact-draft';

/** The typed values by field. */
export type ContactDraft = Partial<Record<ContactField, string>>;

/**
 * Stores the contact form's values while the tab is open, so that they survive
 * a change of language. Deletes an empty draft.
 */
export function keepDraft(draft: ContactDraft): void {
  try {
    if (Object.values(draft).some(Boolean))
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

/** Returns the tab's draft; empty without a readable one. */
export function keptDraft(): ContactDraft {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') ??
      {}) as ContactDraft;
  } catch {
    return {};
  }
}
