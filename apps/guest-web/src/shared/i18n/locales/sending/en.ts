import type { SendingMessages } from '../../messages';

export const messages = {
  upload: {
    demo: {
      text: 'This is a sample page: none of the files you choose are sent. Your guests will see this page with your names.',
      gallery: 'Open the sample gallery',
    },
    noPreview: 'Valid file for preview not found',
    connectionIssue:
      'Connection issue occurred. Please refresh the page and try again.',
    connectionRetry:
      'There is no connection right now. It will be tried again automatically; just keep this page open.',
    files: 'The files you sent',
    keepOpen: 'Please keep this page open until everything has been sent.',
    otherTab: 'Sending goes on in your other tab.',
    offline:
      'You are offline. Sending will resume automatically once you are back online.',
    busy: 'Many guests are sending right now. It goes on by itself when it is your turn.',
    timeLeft: 'about {{minutes}} min left',
    status: {
      sending: 'Sending',
      queued: 'In the queue',
      waiting: 'Waiting',
      finishing: 'Saving',
      done: 'Safely saved',
      failed: 'Not sent',
    },
    failedFiles: 'Some files could not be uploaded:',
    failedAdvice: 'Please try again or check the file size.',
    goesAgain: 'Keep this page open and we will keep trying automatically.',
    emptyFiles_one: 'Not sent because it is empty: {{names}}',
    emptyFiles_other: 'Not sent because they are empty: {{names}}',
    crashed: 'An error occurred while uploading: {{message}}',
    retryAll: 'Retry all',
    retryOne: 'Try again: {{name}}',
    dismissOne: 'Remove from the list: {{name}}',
    pending_one: 'One of your files has not arrived yet.',
    pending_other: '{{count}} of your files have not arrived yet.',
    pendingContinues: 'Picking up where we left off.',
    pendingPickAgain: 'Please select these again: {{names}}',
    alreadySent: 'Already sent',
    repeated_one: 'You had already sent {{count}} of these.',
    repeated_other: 'You had already sent {{count}} of these.',
    addMore: 'Add more',
    seeAlbum: 'See the album',
    mine: {
      open: 'My uploads',
      unavailable: 'The list could not be opened. Please try again.',
    },
    note: {
      title: 'Add a note',
      name: 'Your name',
      text: 'Your message',
      file: 'Selected file',
      files_one: '{{count}} file selected',
      files_other: '{{count}} files selected',
      more: 'Add more files with this note',
      confirm: 'Upload with Note',
      optional: 'Both fields are optional.',
    },
  },
  errors: {
    timeout: 'The connection timed out',
    tooLarge: 'The file is too large',
    failed: 'The upload failed',
    fileTakenBack:
      'Your phone no longer lets us read this file. Please select it again.',
    unsupported_media:
      'Only common formats of photos and videos can be uploaded, such as JPEG, HEIC and MP4',
    uploads_disabled: '$t(upload.disabled)',
    wedding_not_found: '$t(upload.pathErrors.unknown)',
    upload_not_found:
      'This upload could not be found; please send the file again',
    upload_incomplete: 'Some parts of the file have not arrived yet',
    upload_busy:
      'The file is still being processed; please try again in a moment',
    too_many_requests: 'Too many requests; please wait a moment',
    service_unavailable: 'The service is briefly unavailable, please try again',
    wedding_day_full:
      'This wedding has received as many files as it can take in 24 hours, please try again later',
    storage_full: 'The storage is full; the file could not be saved',
    slice_conflict:
      'This part of the file was sent before with different content',
    upload_mismatch: 'This upload belongs to a different file',
    slice_in_progress:
      'This part of the file is still arriving; please try again',
    validation_failed: 'The details sent are not valid',
    empty_file: 'The file is empty',
    file_missing: 'No file was sent',
    slice_off_grid: 'A part of the file is not valid',
    bytes_damaged: 'The file was damaged on its way; please send it again',
    internal_error: 'An unexpected error occurred',
  },
} satisfies SendingMessages;
