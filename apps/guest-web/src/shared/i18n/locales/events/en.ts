import type { EventMessages } from '../../messages';

export const messages = {
  events: {
    title: 'Events',
    hint: 'Is your henna night or engagement on another day? Name it here: every photo goes to its event by the time it was taken. Events that you add later find earlier photos too.',
    add: 'Add an event',
    full_one: 'You can add {{count}} event at most.',
    full_other: 'You can add {{count}} events at most.',
    edit: 'Edit',
    remove: 'Delete',
    confirmRemove:
      'Delete “{{name}}”? Your photos and videos stay as they are.',
    saved: 'Saved. The photos are finding their places.',
    removed: 'Event deleted. The photos stay.',
    failed: 'That did not work. Please try again.',
    belongsTo: 'Belongs to …',
    byMoment: 'By the time it was taken',
    noEvent: 'No event',
    moved: 'Done. The photos are in their new place.',
    kind: 'What do you celebrate?',
    name: 'Name',
    ownName: 'A name of its own (optional)',
    date: 'Day',
    begins: 'Begins',
    ends: 'Ends',
    place: 'Place (optional)',
    save: 'Save',
    cancel: 'Cancel',
    faults: {
      name: 'Please give the event a name.',
      date: 'Please choose the day.',
      hours:
        'The end must come after the begin, or by 08:00 on the next morning.',
      taken: 'Another event begins on that day at the same time.',
      failed: 'This could not be saved. Please try again.',
    },
  },
} satisfies EventMessages;
