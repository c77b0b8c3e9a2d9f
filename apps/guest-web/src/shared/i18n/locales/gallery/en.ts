import type { GalleryMessages } from '../../messages';

export const messages = {
  gallery: {
    loading: 'Opening your memories…',
    empty: 'No media found.',
    emptyHint: 'Everything your guests share will appear here.',
    noHashExample: 'A complete link looks like this:',
    items: 'Photos and videos',
    photo: 'Photo',
    video: 'Video',
    from: 'From {{name}}',
    view: 'View',
    download: 'Download',
    remove: 'Delete',
    cannotShow: 'This file cannot be displayed here.',
    cannotOpen:
      'This file could not be opened. You can still download the original.',
    incomplete: 'Incomplete file',
    preparing: 'Processing…',
    arrivals_one: '{{count}} new',
    arrivals_other: '{{count}} new',
    busy: 'Working…',
    count_one: '{{count}} memory',
    count_other: '{{count}} memories',
    selectAll: 'Select all',
    clearSelection: 'Clear selection',
    selected_one: '{{count}} selected',
    selected_other: '{{count}} selected',
    downloadSelected: 'Download selected',
    downloading: 'Downloading {{percent}}',
    downloaded: 'Complete {{percent}}',
    downloadAgain: 'Try again',
    deleteSelected: 'Delete selected',
    confirmRemove: 'Delete “{{name}}”?',
    confirmRemoveMany_one: 'Delete the selected file?',
    confirmRemoveMany_other: 'Delete the {{count}} selected files?',
    removed: '“{{name}}” was deleted.',
    removedMany_one: '{{count}} file was deleted.',
    removedMany_other: '{{count}} files were deleted.',
    restored_one: '{{count}} file restored.',
    restored_other: '{{count}} files restored.',
    nothingMissing: 'Nothing to restore: everything is still in the gallery.',
    restoreError: 'The files could not be restored. Please try again.',
    viewOnly: 'You can look and download; only the couple can delete.',
    linkEnded: 'This link no longer works.',
    linkEndedHint: 'Please ask the person who sent it for the new one.',
    linkUnknown: 'This link does not open a gallery.',
    linkUnknownHint:
      'It may be incomplete, or a new link may have replaced it. Please ask the person who sent it.',
    guestLink: {
      title: 'The link for your guests:',
      copy: 'Copy link',
      copied: 'Link copied.',
      notCopied: 'The link could not be copied. Please select and copy it.',
      code: 'QR code of the link for your guests',
    },
    celebration: {
      title: 'Here’s to the two of you',
      subtitle: 'Your day, through the eyes of the people you love',
      message_one: '{{count}} memory is waiting for you.',
      message_other: '{{count}} memories are waiting for you.',
      loading: 'Your memories are loading…',
      ready: 'Your memories are ready.',
    },
  },
  downloads: {
    all: 'Download everything',
    keptUntil: 'Files are kept until {{day}}. Download them before then.',
    title: 'Your download',
    contents_one: '{{count}} file, {{size}}',
    contents_other: '{{count}} files, {{size}}',
    now: 'Download now',
    resume:
      'If the connection drops, you can resume from your browser’s download list.',
    preparingLabel: 'Preparing your download',
    preparing:
      'Preparing, {{percent}}. No need to wait: you can download it now.',
    ready: 'Ready.',
    unprepared:
      'It could not be prepared in advance, but you can still download it.',
    until: 'Available here until {{day}}.',
    expired: 'This download has expired.',
    filesDeleted:
      'This download is no longer available because one of its files was deleted.',
    linkEnded: 'The gallery link was replaced, so this download has ended.',
    gone_one: '{{count}} file was deleted in the meantime and is not included.',
    gone_other:
      '{{count}} files were deleted in the meantime and are not included.',
    again: 'Prepare again',
    found: 'Your download is ready',
    foundPreparing: 'Your download is being prepared, {{percent}}',
    mailLabel: 'Would you like an e-mail when it is ready?',
    mailPlaceholder: 'Your e-mail address',
    mailSend: 'Notify me',
    mailNoted: 'We will e-mail {{email}} when it is ready.',
    mailInvalid: 'Please enter a valid e-mail address.',
    mailUnavailable:
      'We cannot send e-mail right now. Your download will still be here.',
    confirm_one: '{{count}} file will be downloaded. Continue?',
    confirm_other: '{{count}} files will be downloaded. Continue?',
    confirmLarge_one:
      'You are about to download {{count}} file. This may take several minutes. Continue?',
    confirmLarge_other:
      'You are about to download {{count}} files. This may take several minutes. Continue?',
    confirmVeryLarge_one:
      'You are about to download {{count}} file, which is a very large download. We suggest deleting the photos you do not want first. Download anyway?',
    confirmVeryLarge_other:
      'You are about to download {{count}} files, which is a very large download. We suggest deleting the photos you do not want first. Download anyway?',
  },
  admin: {
    error: 'Something went wrong while loading the photos and videos.',
    offline: 'No connection. Please check your internet connection.',
    slow: 'The answer took too long.',
    deleteError: 'The file could not be deleted. Please try again.',
    downloadError: 'The file could not be downloaded. Please try again.',
    bulkDeleteError:
      'The selected files could not be deleted. Please try again.',
    bulkDownloadError:
      'The selected files could not be downloaded. Please try again.',
    downloadTimeoutError:
      'The download took too long. Please select fewer files and try again.',
    tooManyFiles_one:
      'You selected {{count}} file; at most {{max}} can be downloaded at once.',
    tooManyFiles_other:
      'You selected {{count}} files; at most {{max}} can be downloaded at once.',
    bulkDownloadLimit:
      'That is more than can be downloaded at once. Please select fewer files.',
    tooManyRequests:
      'Too many downloads at the moment. Please wait a little and try again.',
    configurationError:
      'Something is not set up correctly on our side. Please let us know.',
    connectionProblem:
      'No connection. Please check your internet connection and try again.',
    noHash: 'The gallery number is missing from this link.',
  },
  player: {
    play: 'Play',
    pause: 'Pause',
    seek: 'Seek',
    position: '{{time}} of {{duration}}',
    mute: 'Mute',
    unmute: 'Unmute',
    volume: 'Volume',
    fullScreen: 'Full screen',
  },
  viewer: {
    filter: 'Show',
    all: 'All',
    images: 'Photos',
    videos: 'Videos',
    slowHint: 'Videos may load slowly because of their high quality.',
    emptyAll: 'No photos or videos were found for this wedding',
    emptyImages: 'No photos were found for this wedding',
    emptyVideos: 'No videos were found for this wedding',
    videoFailed: 'Failed to load video',
    previous: 'Previous',
    next: 'Next',
    position: '{{index}} of {{count}}',
    wholeNote: 'Full note',
  },
} satisfies GalleryMessages;
