import type { Messages } from '../messages';

export const messages = {
  common: {
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Try again',
    reload: 'Reload the page',
    loading: 'Loading…',
    language: 'Language',
    undo: 'Undo',
    toDark: 'Switch to dark mode',
    toLight: 'Switch to light mode',
    privacy: 'Privacy notice',
  },
  upload: {
    preparing: 'Your memories are being prepared…',
    pathErrors: {
      missing: 'This is not a valid wedding link.',
      unknown: 'We could not find this wedding.',
      noInfo: 'The wedding details could not be loaded.',
      infoFailed: 'Something went wrong while loading the wedding details.',
      checkFailed: 'Something went wrong while checking the link.',
    },
    goingHome: 'Taking you to the homepage in a moment.',
    heading: 'Share your memories',
    invitation:
      'Your photos and videos are the best gift of the day. No app, no sign-up.',
    uploadFiles: 'Upload Photo/Video',
    uploadWithNote: 'Upload with Message',
    disabled: 'The bride and groom have not turned on uploads yet',
    pickerBusy: 'Getting your photos ready…',
    progress: '{{done}} of {{total}} saved',
    saved_one: 'Safely saved. Thank you!',
    saved_other: '{{count}} memories safely saved. Thank you!',
    partlySaved: '{{done}} saved, {{failed}} not sent.',
    notSent_one: '{{count}} file was not sent.',
    notSent_other: '{{count}} files were not sent.',
    note: {
      unavailable: 'The message form could not be opened for {{name}}.',
      without: 'Upload without a message',
    },
    links: { label: 'Contact', messenger: 'Write to us', social: 'Follow us' },
  },
  errors: {
    crashTitle: 'Something went wrong',
    crashText:
      'Everything marked as saved is safe. Reload the page to continue.',
    crashReload: 'Reload the page to continue.',
  },
} satisfies Messages;
