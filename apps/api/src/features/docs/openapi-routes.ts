import type { RouteGroup } from '../../platform/http/docs/documented-route.js';
import { coupleAlbumsDocs } from '../albums/couple-albums.docs.js';
import { openedAlbumsDocs } from '../albums/opened-albums.docs.js';
import { archivesDocs } from '../archives/archives.docs.js';
import { bulkDownloadDocs } from '../archives/downloads/bulk-download.docs.js';
import { backOfficeDocs } from '../back-office/back-office.docs.js';
import { controlRoomDocs } from '../back-office/control-room/control-room.docs.js';
import { todayDocs } from '../back-office/today/today.docs.js';
import { panelMediaDocs } from '../back-office/media/panel-media.docs.js';
import { weddingMediaDocs } from '../back-office/media/wedding-media.docs.js';
import { overviewDocs } from '../back-office/overview/overview.docs.js';
import { panelAuditDocs } from '../back-office/panel-audit.docs.js';
import { panelBackgroundsDocs } from '../back-office/backgrounds/panel-backgrounds.docs.js';
import { panelMessagesDocs } from '../back-office/messages/panel-messages.docs.js';
import { panelTestimonialsDocs } from '../back-office/testimonials/panel-testimonials.docs.js';
import { panelDocs } from '../back-office/panel.docs.js';
import { panelWeddingsDocs } from '../back-office/weddings/panel-weddings.docs.js';
import { qrCodeDocs } from '../back-office/weddings/qr-code.docs.js';
import { weddingLinksDocs } from '../back-office/weddings/wedding-links.docs.js';
import { weddingVisibilityDocs } from '../back-office/weddings/wedding-visibility.docs.js';
import { backgroundPagesDocs } from '../backgrounds/background-pages.docs.js';
import { backgroundsDocs } from '../backgrounds/backgrounds.docs.js';
import { cardsDocs } from '../cards/cards.docs.js';
import { weddingWifiDocs } from '../cards/wifi/wedding-wifi.docs.js';
import { contactDocs } from '../contact/contact.docs.js';
import { coupleLinksDocs } from '../gallery-links/couple-links.docs.js';
import { guestBookDocs } from '../guest-book/guest-book.docs.js';
import { healthDocs } from '../health/health.docs.js';
import { deletedMediaDocs } from '../media/deleted/deleted-media.docs.js';
import { coupleVisibilityDocs } from '../media/exposure/couple-visibility.docs.js';
import { guestAlbumDocs } from '../media/exposure/guest-album.docs.js';
import { fileDocs } from '../media/files/file.docs.js';
import { galleryDocs } from '../media/lists/gallery.docs.js';
import {
  favouritesTargetDocs,
  mediaMarksDocs,
} from '../media/marks/media-marks.docs.js';
import { mediaDocs } from '../media/media.docs.js';
import { ownMediaDocs } from '../media/mine/own-media.docs.js';
import { mediaRetryDocs } from '../media/retry/media-retry.docs.js';
import { publicConfigDocs } from '../pages/public-config.docs.js';
import { rehearsalsDocs } from '../rehearsals/rehearsals.docs.js';
import { panelStaffDocs } from '../staff/accounts/panel-staff.docs.js';
import { authDocs } from '../staff/auth.docs.js';
import { secondFactorDocs } from '../staff/second-factor/second-factor.docs.js';
import { sessionsDocs } from '../staff/sessions/sessions.docs.js';
import { alertChoicesDocs } from '../uploads/alerts/alert-choices.docs.js';
import { uploadCompletionDocs } from '../uploads/completion/upload-completion.docs.js';
import { sendingDocs } from '../uploads/sending.docs.js';
import { singleUploadDocs } from '../uploads/single/single-upload.docs.js';
import { sliceUploadDocs } from '../uploads/slices/slice-upload.docs.js';
import { wallsDocs } from '../wall/control/walls.docs.js';
import { screensDocs } from '../wall/screen/screens.docs.js';
import { weddingEventsDocs } from '../wedding-events/wedding-events.docs.js';
import { weddingPagesDocs } from '../weddings/wedding-pages.docs.js';
import { weddingsDocs } from '../weddings/weddings.docs.js';
import { docsDocs } from './docs.docs.js';

/** Every operation, from the files beside the controllers; a test compares them with the application's routes. */
export const ROUTE_GROUPS: readonly RouteGroup[] = [
  {
    name: 'Uploads',
    description:
      'Files up to 5,242,880 bytes in one call; larger ones in slices of exactly that size, then one call to complete. ' +
      'The signature decides the type, not the name. The same content with the same note is stored once.',
    routes: [
      ...singleUploadDocs,
      ...sliceUploadDocs,
      ...uploadCompletionDocs,
      ...sendingDocs,
    ],
  },
  {
    name: 'Own uploads',
    description:
      'What this browser has sent to a wedding, by its signed guest cookie. An item of another guest is 404.',
    routes: ownMediaDocs,
  },
  {
    name: 'Media',
    description:
      'The gallery. The couple’s hash lists, downloads and deletes; the relatives’ hash lists and downloads. Each link has ' +
      'its own item ids, which end with it. With a public bucket, requests for bytes answer 302 to it.',
    routes: [
      ...galleryDocs,
      ...mediaMarksDocs,
      ...favouritesTargetDocs,
      ...mediaRetryDocs,
      ...mediaDocs,
      ...deletedMediaDocs,
      ...fileDocs,
    ],
  },
  {
    name: 'Visibility',
    description:
      'What others than the couple see: no album, the shown items, or a sealed album until a time. To guests, walls and the ' +
      'relatives’ link a sealed album is as if it were empty.',
    routes: [
      ...weddingVisibilityDocs,
      ...coupleVisibilityDocs,
      ...guestAlbumDocs,
    ],
  },
  {
    name: 'Selection albums',
    description:
      'Files that the couple has chosen, with a link of their own that looks and downloads; a single photo is an album of one. ' +
      'The token opens these files alone. A renewed couple’s link ends the albums that were made by it.',
    routes: [...coupleAlbumsDocs, ...openedAlbumsDocs],
  },
  {
    name: 'Archives',
    description:
      'Zips of a selection or of a whole wedding: one folder with the wedding’s title, the files under their own names, ' +
      'in folders by guest or hour if wanted, ' +
      'the guests’ notes as `notes.html` and `notes.csv`, ' +
      'and `index.html`, which shows all of it without a server.',
    routes: [...bulkDownloadDocs, ...archivesDocs],
  },
  {
    name: 'Weddings',
    description:
      'A wedding has a public path for guests, a secret hash for the couple, and optionally one for relatives, which only ' +
      'looks and downloads. Staff can renew both; the old hash then answers 404.',
    routes: [...backOfficeDocs, ...weddingsDocs, ...weddingPagesDocs],
  },
  {
    name: 'Backgrounds',
    description: 'A wedding has at most one page background.',
    routes: [...backgroundsDocs, ...backgroundPagesDocs],
  },
  {
    name: 'Cards',
    description:
      'Cards with a wedding’s QR code for printing, for staff and by the couple’s link.',
    routes: [...cardsDocs, ...weddingWifiDocs],
  },
  {
    name: 'Guest book',
    description:
      'The guests’ notes as a book, for staff and by the couple’s link.',
    routes: guestBookDocs,
  },
  {
    name: 'Walls',
    description:
      'A page for a screen in the hall, opened by its token alone. A renewed couple’s link ends the wedding’s walls.',
    routes: [...wallsDocs, ...screensDocs],
  },
  {
    name: 'Contact',
    description: 'The contact form of the provider.',
    routes: contactDocs,
  },
  {
    name: 'Staff sessions',
    description:
      'The cookie `hatira_session` is the key of a session on the server. Changing calls with the `Origin` of another site ' +
      'are refused.',
    routes: authDocs,
  },
  {
    name: 'Own staff account',
    description:
      'Sessions and second factor of the calling account. A second factor is a code of an authenticator app (RFC 6238: ' +
      'SHA-1, six digits, 30 s), or one of ten recovery codes; each code works once.',
    routes: [...sessionsDocs, ...secondFactorDocs],
  },
  {
    name: 'Staff accounts and audit trail',
    description:
      'Staff invite and disable each other, but not themselves or the last enabled account. Calls that change an account ' +
      'want the caller’s own password as `currentPassword`.',
    routes: [...panelStaffDocs, ...panelAuditDocs],
  },
  {
    name: 'Panel: weddings',
    description:
      'Lists follow ra-data-simple-rest: `sort`, `range` and `filter` contain JSON, the answer is an array with ' +
      '`Content-Range`. Every change is recorded in the audit trail.',
    routes: [...panelWeddingsDocs, ...qrCodeDocs],
  },
  {
    name: 'Panel: files',
    description: 'Guests’ files and page backgrounds, also those in the trash.',
    routes: [...panelMediaDocs, ...panelBackgroundsDocs],
  },
  {
    name: 'Panel: messages and settings',
    description: 'Contact messages, counts, settings and the system’s state.',
    routes: [...panelMessagesDocs, ...panelDocs, ...panelTestimonialsDocs],
  },
  {
    name: 'Panel: overview',
    description: 'Figures of the whole installation, and the charts.',
    routes: [...overviewDocs, ...controlRoomDocs, ...todayDocs],
  },
  {
    name: 'Rehearsal',
    description:
      'A robot guest goes the way of a real one by PUBLIC_URL: printed code, page, photo and video over a slow network, ' +
      'gallery, zip. Afterwards its files are erased.',
    routes: rehearsalsDocs,
  },
  {
    name: 'Gallery links',
    description:
      'A wedding has the couple’s link and optionally one for relatives, which only looks and downloads. A link ends with ' +
      'its ids, archives and event streams; file addresses stay. A new link needs the own password ' +
      'of staff; the couple makes and ends the relatives’ link by its own.',
    routes: [...coupleLinksDocs, ...weddingLinksDocs],
  },
  {
    name: 'Events',
    description:
      'The events of a wedding, such as its henna night. A wedding without events is one event. Each may have a visibility of its own.',
    routes: weddingEventsDocs,
  },
  {
    name: 'Panel: all files of a wedding',
    description:
      'Read the totals first. Their `until` keeps files that arrive later out of the change. After an error, send the same ' +
      'call again: it changes the rest.',
    routes: weddingMediaDocs,
  },
  {
    name: 'Alerts',
    description:
      'What the provider hears of a wedding on its day: its first photo, an hour without files, failing uploads.',
    routes: alertChoicesDocs,
  },
  {
    name: 'Operation',
    description: 'Health, public configuration and this description.',
    routes: [...healthDocs, ...publicConfigDocs, ...docsDocs],
  },
];
