import type { ContactField } from '@hatira/contract';

const STORAGE_KEY = 'hatira.contact-draft';

/** What somebody has typed so far, by field. */
export type ContactDraft = Partial<Record<ContactField, string>>;

/**
 * Keeps what is typed into the contact form for as long as the tab is open, so that it outlives a change of language.
 * An empty draft is forgotten.
 */
export function keepDraft(draft: ContactDraft): void {
  try {
    if (Object.values(draft).some(Boolean))
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // A browser without storage: the draft lives as long as the page.
  }
}

/** The draft that the tab holds; empty when it holds none that can be read. */
export function keptDraft(): ContactDraft {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') ??
      {}) as ContactDraft;
  } catch {
    return {};
  }
}
