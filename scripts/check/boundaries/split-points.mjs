/**
 * The files of `apps/guest-web/src` that the bundle holds apart from the page that needs them, with everything
 * that they alone import, and the moment at which a phone loads each.
 * @type {Record<string, string>}
 */
export const splitPoints = {
  'app/gallery-routes.tsx': 'an address of the couple opens',
  'app/couple-pages.ts': 'the couple opens a page beside the gallery',
  'app/token-pages.ts': 'a wall or an album of chosen files opens',
  'features/cards/open-cards.ts': 'the page of the QR cards opens',
  'features/deleted/deleted-page.tsx': 'the page of deleted files opens',
  'features/deleted/opened-deleted.tsx': 'the couple opens a deleted file',
  'features/gallery/actions/item-actions.ts':
    'the visitor moves, touches or scrolls',
  'features/gallery/celebration/celebration.tsx':
    'a gallery opens that has not celebrated yet',
  'features/gallery/cull/cull-mode.tsx': 'the couple begins to cull',
  'features/gallery/events/event-chips.tsx': 'a wedding with events opens',
  'features/gallery/filter/gallery-filter.ts':
    'the visitor searches, or the address has a filter',
  'features/gallery/filter/search-parts.ts':
    'the visitor searches, or the address has a filter',
  'features/gallery/gallery-page.tsx': 'the gallery opens',
  'features/gallery/grid/touches.ts': 'the visitor moves, touches or scrolls',
  'features/gallery/header/gallery-show.tsx': 'a slideshow begins',
  'features/gallery/header/move-dialog.tsx':
    'the couple moves files to another event',
  'features/gallery/header/selection-controls.tsx':
    'the visitor moves, touches or scrolls',
  'features/gallery/news/news.tsx': 'the gallery has been painted',
  'features/gallery/opened/album-way.tsx':
    'the address of one picture opens the gallery',
  'features/gallery/invite/invite-sheet.tsx': 'the couple invites guests',
  'features/gallery/menu/gallery-menu.tsx': 'the visitor opens the menu',
  'features/gallery/opened/opened-item.tsx':
    'the visitor moves, touches or scrolls',
  'features/gallery/share/guest-link.tsx': 'a gallery without files opens',
  'features/gallery/share/share-panel.tsx': 'the couple passes the album on',
  'features/gallery/stacks/stacks-part.ts':
    'the gallery opens in an order of moments',
  'features/gallery/tile/picture/video.tsx': 'a tile shows a video',
  'features/gallery/timeline/timeline-part.ts':
    'the gallery opens in an order of moments',
  'features/marketing/behaviour/contact-form.ts':
    'a visitor of the public site comes near the form',
  'features/remote/open-walls.ts': 'the page of the walls opens',
  'features/selection-album/open-album.ts': 'an album of chosen files opens',
  'features/selection-album/opened-picture.tsx':
    'a visitor opens a picture of an album',
  'features/selection-album/selection-album-page.tsx':
    'an album of chosen files opens',
  'features/upload/album/guest-album.tsx': 'the couple shows guests an album',
  'features/upload/album/opened-album.tsx':
    'a guest opens a picture of the album',
  'features/upload/celebration/confetti.ts': 'files have arrived',
  'features/upload/chooser/note-dialog.tsx': 'a guest begins to write a note',
  'features/upload/chooser/watch-file-drop.ts':
    'the page opens on a device with a mouse',
  'features/upload/engine/late-questions.ts': 'a guest has chosen files',
  'features/upload/engine/sha256.ts': 'a page over https hashes a slice',
  'features/upload/opening/follow-events.ts': 'a wedding with events opens',
  'features/upload/mine/dialog/load-own-uploads.ts':
    'a guest opens the list of own files',
  'features/upload/mine/dialog/own-uploads.tsx':
    'a guest opens the list of own files',
  'features/upload/page/provider-links.tsx':
    'the provider names a messenger or a network',
  'features/upload/page/sending-parts.ts': 'the upload page has been painted',
  'features/upload/page/upload-page.tsx': 'an upload page opens',
  'features/upload/pending/pending-database.ts': 'an upload page opens',
  'features/upload/pending/room.ts': 'a guest has chosen files',
  'features/upload/preview/make-preview.ts': 'a guest has chosen files',
  'features/upload/session/sending.ts': 'a guest has chosen files',
  'features/upload/session/visit-tabs.ts':
    'this tab or another has saved files',
  'features/upload/status/other-tab.tsx': 'another tab sends files, or asks',
  'features/upload/status/time-left.tsx': 'a batch is larger than 20 MiB',
  'features/viewer/live-video.ts': 'the couple deletes a live photo',
  'features/viewer/viewer-page.tsx': 'the page of one file opens',
  'features/visibility/open-visibility.ts': 'the page of the album opens',
  'features/events/open-events.ts': 'the page of the events opens',
  'features/wall/open-wall.ts': 'a wall opens',
  'features/wall/wall-page.tsx': 'a wall opens',
  'shared/media/download/archive/archive-dialog.tsx':
    'the couple downloads many files',
  'shared/media/download/archive/save-archive.ts':
    'the couple saves an archive',
  'shared/media/download/asking.ts': 'the couple downloads many files',
  'shared/media/exposure/exposure-bar.tsx':
    'a picture opens in a gallery with an album for guests',
  'shared/media/links/share-chosen.tsx': 'the couple passes chosen files on',
  'shared/media/marks/marks-part.ts': 'a page of the couple has been painted',
  'shared/media/order/order-choice.tsx':
    'the gallery, or the viewer, has been painted',
  'shared/media/removal/removal.ts': 'the couple deletes in the viewer',
  'shared/media/senders/name-link.tsx':
    'the name of a sender shows, on pages of the couple and relatives',
  'shared/media/viewer/info/info-panel.tsx':
    'the viewer shows the facts of a file',
  'shared/media/viewer/sharing/share-item.ts':
    'a visitor shares the file that the viewer shows',
  'shared/media/viewer/slideshow/slideshow.tsx': 'a slideshow begins',
  'shared/media/wedding/late-notices.ts': 'a link opens no gallery',
  'shared/ui/page/flags.ts': 'the switcher of languages has been painted',
  'shared/ui/page/language-switcher.tsx': 'the page has been painted',
};
