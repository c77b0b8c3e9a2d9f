import type { MineMessages } from '../../messages';

export const messages = {
  mine: {
    title: 'What you have sent',
    hint: 'Sent to this wedding from this phone. No other guest can see this list.',
    name: 'Your name, for everything you have sent and will send',
    save: 'Save',
    nameSaved: 'Your name is saved.',
    note: 'Your message',
    addNote: 'Add a note',
    changeNote: 'Change the note',
    noteSaved: 'Your note is saved.',
    remove: 'Remove from the gallery',
    confirm: 'Remove this file from the couple’s gallery?',
    final: 'Once it is removed, you cannot bring it back.',
    removable_one: 'You can remove a file within {{count}} hour of sending it.',
    removable_other:
      'You can remove a file within {{count}} hours of sending it.',
    takenBack: 'The file has been removed from the gallery.',
    stays:
      'The file is off your list. It stays in the gallery because another guest sent it too.',
    offList: 'The file is off your list.',
    undoOver: 'The time to remove this file is over. Please ask the couple.',
    repeat: 'You have already sent this file with this note.',
    closed:
      'The couple has closed uploads, so names and notes can no longer be changed.',
    gone: 'This file is no longer in the gallery.',
    failed: 'That did not work. Please try again in a moment.',
    loadFailed: 'Your uploads could not be loaded.',
    empty: 'The gallery has no files from this phone.',
    more: 'Show earlier ones',
    photo: 'Photo',
    video: 'Video',
  },
} satisfies MineMessages;
