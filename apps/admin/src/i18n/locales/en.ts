import english from 'ra-language-english';
import type { Messages } from '../messages';
import { panel } from './panel/en';

/** react-admin's texts, in the panel's words. */
const own = {
  action: {
    ...english.ra.action,
    add_filter: 'Saved searches',
    unselect: 'Clear selection',
  },
  saved_queries: {
    ...english.ra.saved_queries,
    label: 'Saved searches',
    query_name: 'Name of the search',
    new_label: 'Save this search…',
    new_dialog_title: 'Save this search',
    remove_label: 'Delete the saved search',
    remove_label_with_name: 'Delete the search “%{name}”',
    remove_dialog_title: 'Delete the saved search?',
    remove_message: 'The search is removed from your saved searches.',
    help: 'Filter the list and save the search for later',
  },
};

export const messages: Messages = {
  ra: { ...english.ra, ...own },
  resources: {
    weddings: { name: 'wedding |||| weddings' },
    backgrounds: { name: 'background |||| backgrounds' },
    media: { name: 'file |||| files' },
    'contact-messages': { name: 'message |||| messages' },
    staff: { name: 'account |||| accounts' },
    audit: { name: 'entry |||| entries' },
  },
  panel,
};
