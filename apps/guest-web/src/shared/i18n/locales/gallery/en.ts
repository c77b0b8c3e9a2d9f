import type { GalleryMessages } from '../../messages';

export const messages = {
  gallery: {
    loading: 'Opening your memories…',
    empty: 'No media found.',
    emptyHint: 'What your guests share will appear here.',
    noHashExample: 'A complete address looks like this:',
    items: 'Photos and videos',
    photo: 'Photo',
    video: 'Video',
    from: 'From {{name}}',
    view: 'View',
    download: 'Download',
    remove: 'Delete',
    cannotShow: 'This file cannot be shown here.',
    cannotOpen:
      'This file could not be opened. You can still download the original.',
    incomplete: 'File incomplete',
    preparing: 'Being prepared…',
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
    downloadAgain: 'Download again',
    deleteSelected: 'Delete selected',
    confirmRemove: 'Delete “{{name}}”?',
    confirmRemoveMany_one: 'Delete the selected file?',
    confirmRemoveMany_other: 'Delete the {{count}} selected files?',
    removed: '“{{name}}” was deleted.',
    removedMany_one: '{{count}} file was deleted.',
    removedMany_other: '{{count}} files were deleted.',
    restored_one: '{{count}} file is back.',
    restored_other: '{{count}} files are back.',
    nothingMissing: 'Nothing is missing: it is all in the gallery.',
    restoreError: 'It could not be brought back. Please try again.',
    viewOnly: 'You can look and download; only the couple can delete.',
    linkEnded: 'This link no longer works.',
    linkEndedHint: 'Please ask the person who sent it for the new one.',
    celebration: {
      title: 'To the two of you',
      subtitle: 'That day, through the eyes of those you love',
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
      'If the connection breaks, carry on from where it stopped in your browser’s list of downloads.',
    preparingLabel: 'Preparation',
    preparing:
      'Being prepared, {{percent}}. There is no need to wait: you can download it now.',
    ready: 'Ready.',
    unprepared:
      'It could not be prepared in advance; the download works all the same.',
    until: 'It stays here until {{day}}.',
    expired: 'This download has expired.',
    filesDeleted:
      'One of the files in it was deleted, so this download has ended.',
    linkEnded: 'The gallery link was replaced, so this download has ended.',
    gone_one:
      '{{count}} file has been deleted in the meantime and is not in the download.',
    gone_other:
      '{{count}} files have been deleted in the meantime and are not in the download.',
    again: 'Prepare it again',
    found: 'Your download is ready',
    foundPreparing: 'Your download is being prepared, {{percent}}',
    mailLabel: 'Shall we e-mail you when it is ready?',
    mailPlaceholder: 'Your e-mail address',
    mailSend: 'Let me know',
    mailNoted: 'We will write to {{email}} when it is ready.',
    mailInvalid: 'Please enter a valid e-mail address.',
    mailUnavailable:
      'We cannot send e-mail just now. The download is here all the same.',
    confirm_one: '{{count}} file will be downloaded. Continue?',
    confirm_other: '{{count}} files will be downloaded. Continue?',
    confirmLarge_one:
      '{{count}} file makes a large download that may take several minutes. Continue?',
    confirmLarge_other:
      '{{count}} files make a large download that may take several minutes. Continue?',
    confirmVeryLarge_one:
      '{{count}} file makes a very large download. We suggest deleting unwanted photos first. Download anyway?',
    confirmVeryLarge_other:
      '{{count}} files make a very large download. We suggest deleting unwanted photos first. Download anyway?',
  },
  admin: {
    error:
      'Something went wrong while loading the photos and videos. Please try again.',
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
      'The limit for one download is exceeded. Please select fewer files.',
    configurationError: 'There is a configuration error. Please let us know.',
    connectionProblem:
      'No connection. Please check your internet connection and try again.',
    noHash: 'The gallery number is missing from this address.',
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
    wholeNote: 'The whole note',
  },
} satisfies GalleryMessages;
