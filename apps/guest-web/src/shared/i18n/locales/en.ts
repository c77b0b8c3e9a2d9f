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
    demo: {
      text: 'This is a sample page: none of the files you choose are sent. Your guests will see this page with your names.',
      gallery: 'Open the sample gallery',
    },
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
    keepOpen: 'Please keep this page open until everything has been sent.',
    offline:
      'You are offline. Sending will resume automatically once you are back online.',
    busy: 'Lots of guests are sending photos right now. Yours will continue automatically.',
    timeLeft: 'about {{minutes}} min left',
    saved_one: 'Safely saved. Thank you!',
    saved_other: '{{count}} memories safely saved. Thank you!',
    partlySaved: '{{done}} saved, {{failed}} not sent.',
    notSent_one: '{{count}} file was not sent.',
    notSent_other: '{{count}} files were not sent.',
    status: {
      sending: 'Sending',
    },
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
