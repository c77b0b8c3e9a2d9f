import type { VisibilityMessages } from '../../messages';

export const messages = {
  visibility: {
    now: {
      none: 'At the moment, guests do not see your album.',
      shared: 'At the moment, guests see your album.',
      sealed: 'Only the two of you see the album until {{day}}, {{time}}.',
    },
    modes: {
      legend: 'What guests see',
      'upload-only': {
        title: 'Only the two of us see the album',
        text: 'Guests see just the files they sent themselves.',
      },
      shared: {
        title: 'Guests see it too',
        text: 'As soon as you save, everyone who opens the upload page sees your guests’ photos and videos there.',
      },
      sealed: {
        title: 'A surprise until a day we choose',
        text: 'Until then, guests and relatives see no picture, and not even how many there are. After that, guests see the album on the upload page.',
      },
    },
    day: 'Day',
    time: 'Time, where the wedding is',
    past: 'Please choose a day and time in the future.',
    new: {
      legend: 'New photos and videos',
      'at-once': {
        title: 'Show them straight away',
        text: 'New files appear in the guests’ album without your help.',
      },
      'by-choice': {
        title: 'We look at them first',
        text: 'New files wait in your gallery until you show them to guests. What guests see already stays visible.',
      },
    },
    hint: 'In your gallery you can hide any photo from guests at any time.',
    save: 'Save',
    saved: 'Saved, and in effect now.',
    failed: 'That could not be saved. Please try again.',
    confirmShare:
      'Guests will see the album at once, except for files that are waiting or hidden. Show it to them?',
  },
} satisfies VisibilityMessages;
