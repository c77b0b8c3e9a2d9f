/**
 * What each key may do with each call of the API's description, in each state of a wedding.
 *
 * Keys:
 *   anyone     knows the path of the upload page
 *   guest      has sent files to this wedding, by the signed cookie
 *   stranger   a guest of another wedding who knows ids of this wedding's files
 *   album      has kept the ids of the guests' album
 *   couple     the gallery link
 *   other      the couple of another wedding, which has learned ids of this one
 *   kin        the relatives' link
 *   oldCouple  a couple's link before its renewal, with its ids, archive and addresses of files
 *   oldKin     a relatives' link before its renewal, with the same
 *   wall       the link of a screen
 *   oldWall    the link of a screen that has ended
 *   picks      the link of a selection album with one of two files
 *   oldPicks   the link of a selection album that has ended
 *   staff      logged in, with a second factor
 *   noFactor   logged in, without the second factor that staff need
 *   noCode     knows e-mail and password, and has entered no code
 *   disabled   has a session from before the account was disabled
 *
 * A key names what its holder knows; everything else in an address is invented. Calls of staff name
 * the right wedding, file or account for every key.
 *
 * Outcomes:
 *   may    the call does its work
 *   empty  a success with an empty list, or one that changes no row
 *   shut   403 uploads_disabled
 *   look   403 read_only_link
 *   setup  403 second_factor_setup_required
 *   login  401 login_required
 *   wrong  401 invalid_credentials
 *   code   401 second_factor_required
 *   404, 409, 410  the status
 */
export const KEYS = [
  'anyone',
  'guest',
  'stranger',
  'album',
  'couple',
  'other',
  'kin',
  'oldCouple',
  'oldKin',
  'wall',
  'oldWall',
  'picks',
  'oldPicks',
  'staff',
  'noFactor',
  'noCode',
  'disabled',
] as const;
export type Key = (typeof KEYS)[number];

/** `henna`: a shared wedding, all of whose files belong to an event that is sealed. */
export const STATES = [
  'open',
  'closed',
  'shared',
  'sealed',
  'henna',
  'demo',
] as const;
export type State = (typeof STATES)[number];

/** A line without a state holds in all states that have no line of their own. */
// prettier-ignore
export const TABLE = `
class           state  | anyone guest stranger album couple other kin   oldCouple oldKin wall  oldWall picks oldPicks staff noFactor noCode disabled
site                   | may    may   may      may   may    may   may   may       may    may   may     may   may      may   may      may    may
login                  | wrong  wrong wrong    wrong wrong  wrong wrong wrong     wrong  wrong wrong   wrong wrong    may   may      code   wrong
logout                 | empty  empty empty    empty empty  empty empty empty     empty  empty empty   empty empty    may   may      empty  empty

upload page            | may    may   may      may   may    may   may   may       may    may   may     may   may      may   may      may    may
sending                | may    may   may      may   may    may   may   may       may    may   may     may   may      may   may      may    may
sending         closed | shut   shut  shut     shut  shut   shut  shut  shut      shut   shut  shut    shut  shut     shut  shut     shut   shut
sending         demo   | shut   shut  shut     shut  shut   shut  shut  shut      shut   shut  shut    shut  shut     shut  shut     shut   shut
known files            | empty  may   empty    empty empty  empty empty empty     empty  empty empty   empty empty    empty empty    empty  empty
known files     closed | shut   shut  shut     shut  shut   shut  shut  shut      shut   shut  shut    shut  shut     shut  shut     shut   shut
known files     sealed | empty  empty empty    empty empty  empty empty empty     empty  empty empty   empty empty    empty empty    empty  empty
known files     demo   | shut   shut  shut     shut  shut   shut  shut  shut      shut   shut  shut    shut  shut     shut  shut     shut   shut
completing             | 404    409   404      404   404    404   404   404       404    404   404     404   404      404   404      404    404
completing      closed | 404    shut  404      404   404    404   404   404       404    404   404     404   404      404   404      404    404
completing      demo   | 404    shut  404      404   404    404   404   404       404    404   404     404   404      404   404      404    404
own uploads            | empty  may   empty    empty empty  empty empty empty     empty  empty empty   empty empty    empty empty    empty  empty
own file               | 404    may   404      404   404    404   404   404       404    404   404     404   404      404   404      404    404
own name               | 404    may   empty    404   404    404   404   404       404    404   404     404   404      404   404      404    404
own name        sealed | 404    empty empty    404   404    404   404   404       404    404   404     404   404      404   404      404    404
own name        closed | 404    shut  shut     404   404    404   404   404       404    404   404     404   404      404   404      404    404
own name        demo   | 404    shut  shut     404   404    404   404   404       404    404   404     404   404      404   404      404    404
own note               | 404    may   404      404   404    404   404   404       404    404   404     404   404      404   404      404    404
own note        sealed | 404    404   404      404   404    404   404   404       404    404   404     404   404      404   404      404    404
own note        closed | 404    shut  shut     404   404    404   404   404       404    404   404     404   404      404   404      404    404
own note        demo   | 404    shut  shut     404   404    404   404   404       404    404   404     404   404      404   404      404    404
album                  | empty  empty empty    empty empty  empty empty empty     empty  empty empty   empty empty    empty empty    empty  empty
album           shared | may    may   may      may   may    may   may   may       may    may   may     may   may      may   may      may    may
album file             | 404    404   404      404   404    404   404   404       404    404   404     404   404      404   404      404    404
album file      shared | may    may   may      may   may    may   may   may       may    may   may     may   may      may   may      may    may

gallery                | 404    404   404      404   may    empty may   404       404    404   404     404   404      404   404      404    404
gallery         sealed | 404    404   404      404   may    empty empty 404       404    404   404     404   404      404   404      404    404
gallery page           | 404    404   404      404   may    may   may   404       404    404   404     404   404      404   404      404    404
item                   | 404    404   404      404   may    404   may   404       404    404   404     404   404      404   404      404    404
item            sealed | 404    404   404      404   may    404   404   404       404    404   404     404   404      404   404      404    404
file address           | 404    may   404      404   may    404   may   may       may    404   404     404   404      404   404      404    404
file address    sealed | 404    404   404      404   may    404   404   404       404    404   404     404   404      404   404      404    404
new archive            | 404    404   404      404   may    404   may   404       404    404   404     404   404      404   404      404    404
new archive     sealed | 404    404   404      404   may    404   404   404       404    404   404     404   404      404   404      404    404
new archive     demo   | 404    404   404      404   look   404   look  404       404    404   404     404   404      404   404      404    404
archive state          | 404    404   404      404   may    404   may   may       may    404   404     404   404      404   404      404    404
archive state   sealed | 404    404   404      404   may    404   404   may       404    404   404     404   404      404   404      404    404
archive                | 404    404   404      404   may    404   may   410       410    404   404     404   404      404   404      404    404
archive         sealed | 404    404   404      404   may    404   404   410       404    404   404     404   404      404   404      404    404

couple looks           | 404    404   404      404   may    empty look  404       404    404   404     404   404      404   404      404    404
couple looks    demo   | 404    404   404      404   look   empty look  404       404    404   404     404   404      404   404      404    404
couple's file          | 404    404   404      404   may    404   look  404       404    404   404     404   404      404   404      404    404
couple's file   demo   | 404    404   404      404   look   404   look  404       404    404   404     404   404      404   404      404    404
couple's choice        | 404    404   404      404   may    may   look  404       404    404   404     404   404      404   404      404    404
couple's choice demo   | 404    404   404      404   look   may   look  404       404    404   404     404   404      404   404      404    404
couple changes         | 404    404   404      404   may    empty look  404       404    404   404     404   404      404   404      404    404
couple changes  demo   | 404    404   404      404   look   empty look  404       404    404   404     404   404      404   404      404    404
couple deletes         | 404    404   404      404   may    404   look  404       404    404   404     404   404      404   404      404    404
couple deletes  sealed | 404    404   404      404   may    404   404   404       404    404   404     404   404      404   404      404    404
couple deletes  demo   | 404    404   404      404   look   404   look  404       404    404   404     404   404      404   404      404    404
selections             | empty  empty empty    empty may    empty look  empty     empty  empty empty   empty empty    empty empty    empty  empty
selections      sealed | empty  empty empty    empty may    empty empty empty     empty  empty empty   empty empty    empty empty    empty  empty
selections      demo   | empty  empty empty    empty look   empty look  empty     empty  empty empty   empty empty    empty empty    empty  empty
couple prints          | 404    404   404      404   may    may   404   404       404    404   404     404   404      404   404      404    404
couple's book          | 404    404   404      404   may    404   404   404       404    404   404     404   404      404   404      404    404
walls                  | 404    404   404      404   may    empty 404   404       404    404   404     404   404      404   404      404    404
walls           demo   | 404    404   404      404   look   empty 404   404       404    404   404     404   404      404   404      404    404
new wall               | 404    404   404      404   may    may   404   404       404    404   404     404   404      404   404      404    404
new wall        demo   | 404    404   404      404   look   may   404   404       404    404   404     404   404      404   404      404    404
one wall               | 404    404   404      404   may    404   404   404       404    404   404     404   404      404   404      404    404
one wall        demo   | 404    404   404      404   look   404   404   404       404    404   404     404   404      404   404      404    404
albums                 | 404    404   404      404   may    empty look  404       404    404   404     404   404      404   404      404    404
albums          demo   | 404    404   404      404   look   empty look  404       404    404   404     404   404      404   404      404    404
new album              | 404    404   404      404   may    404   look  404       404    404   404     404   404      404   404      404    404
new album       demo   | 404    404   404      404   look   404   look  404       404    404   404     404   404      404   404      404    404
one album              | 404    404   404      404   may    404   look  404       404    404   404     404   404      404   404      404    404
one album       demo   | 404    404   404      404   look   404   look  404       404    404   404     404   404      404   404      404    404

visitor's album        | 404    404   404      404   404    404   404   404       404    404   404     may   404      404   404      404    404
visitor's album sealed | 404    404   404      404   404    404   404   404       404    404   404     empty 404      404   404      404    404
visitor's file         | 404    404   404      404   404    404   404   404       404    404   404     may   404      404   404      404    404
visitor's file  sealed | 404    404   404      404   404    404   404   404       404    404   404     404   404      404   404      404    404

screen                 | 404    404   404      404   404    404   404   404       404    may   404     404   404      404   404      404    404
screen's list          | 404    404   404      404   404    404   404   404       404    may   404     404   404      404   404      404    404
screen's list   sealed | 404    404   404      404   404    404   404   404       404    empty 404     404   404      404   404      404    404
screen's file          | 404    404   404      404   404    404   404   404       404    may   404     404   404      404   404      404    404
screen's file   sealed | 404    404   404      404   404    404   404   404       404    404   404     404   404      404   404      404    404

staff                  | login  login login    login login  login login login     login  login login   login login    may   setup    login  login
staff's setup          | login  login login    login login  login login login     login  login login   login login    may   may      login  login
staff's duty           | login  login login    login login  login login login     login  login login   login login    409   setup    login  login
`;

/** The operations of each class of the table, by their names in the API's description. */
export const CLASSES: Record<string, readonly string[]> = {
  site: [
    'keepAlive',
    'getLive',
    'getReady',
    'getConfig',
    'getOpenApi',
    'getDocs',
    'sendContactMessage',
  ],
  login: ['login'],
  logout: ['logout'],

  'upload page': [
    'validatePath',
    'getWeddingHash',
    'backgroundExists',
    'getBackgroundImage',
  ],
  sending: ['upload', 'uploadChunk', 'askForTurn'],
  'known files': ['findKnownFiles'],
  completing: ['completeUpload'],
  'own uploads': ['getOwnItems'],
  'own file': ['getOwnThumb', 'takeBackOwnItem', 'getUploadState'],
  'own name': ['renameOwnItems'],
  'own note': ['changeOwnNote'],
  album: ['getAlbum'],
  'album file': ['getAlbumRendition'],

  gallery: [
    'getGallery',
    'getGalleryImages',
    'getGalleryVideos',
    'getArchives',
  ],
  'gallery page': ['getWeddingInfo', 'getGalleryEvents'],
  item: ['download', 'bulkDownload'],
  'file address': ['getFile', 'getRendition'],
  'new archive': ['createArchive'],
  'archive state': ['getArchive'],
  archive: ['downloadArchive'],

  'couple looks': ['getDeleted', 'listCoupleEvents'],
  "couple's file": ['getDeletedFile', 'changeCoupleEvent', 'removeCoupleEvent'],
  "couple's choice": [
    'getVisibility',
    'changeVisibility',
    'getRelativesLink',
    'shareWithRelatives',
    'endRelativesLink',
    'changeFavouritesTarget',
    'addCoupleEvent',
  ],
  'couple changes': [
    'markMedia',
    'retryFailed',
    'exposeMedia',
    'restoreDeleted',
    'moveToEvent',
  ],
  'couple deletes': ['deleteMedia'],
  selections: ['bulkDelete', 'restore'],
  'couple prints': [
    'listCoupleCards',
    'getCoupleCardPdf',
    'getCoupleCardSvg',
    'getCoupleCardPng',
  ],
  "couple's book": ['getCoupleGuestBook'],
  walls: ['listCoupleWalls'],
  'new wall': ['makeCoupleWall'],
  'one wall': ['commandWall', 'endCoupleWall'],

  albums: ['listSelectionAlbums'],
  'new album': ['makeSelectionAlbum'],
  'one album': ['endSelectionAlbum'],
  "visitor's album": ['openSelectionAlbum'],
  "visitor's file": [
    'getSelectionAlbumRendition',
    'downloadSelectionAlbumFile',
    'downloadSelectionAlbum',
  ],

  screen: ['getWallEvents', 'reportWall'],
  "screen's list": ['getWall'],
  "screen's file": ['getWallPicture'],

  staff: [
    'getWeddings',
    'createWedding',
    'toggleEnabled',
    'validateDeletion',
    'deleteWedding',
    'getBackgrounds',
    'getBackground',
    'uploadBackground',
    'deleteBackground',
    'getWeddingVisibility',
    'changeWeddingVisibility',
    'listEvents',
    'addEvent',
    'changeEvent',
    'removeEvent',
    'listCards',
    'getCardPdf',
    'getCardSvg',
    'getCardPng',
    'getWifi',
    'changeWifi',
    'getGuestBook',
    'listWalls',
    'makeWall',
    'endWall',
    'getSessions',
    'endSession',
    'endOtherSessions',
    'renewRecoveryCodes',
    'listStaff',
    'getStaff',
    'inviteStaff',
    'changeStaff',
    'changeStaffPassword',
    'endStaffSessions',
    'resetSecondFactor',
    'listAudit',
    'listPanelWeddings',
    'getPanelWedding',
    'createPanelWedding',
    'changePanelWedding',
    'namePanelWedding',
    'toggleWeddings',
    'restoreWedding',
    'keepWedding',
    'eraseWedding',
    'getWeddingQrSvg',
    'getWeddingQrPng',
    'listPanelMedia',
    'getPanelMedia',
    'getMediaRendition',
    'trashMedia',
    'restoreMedia',
    'retryMedia',
    'exposePanelMedia',
    'eraseMedia',
    'listPanelBackgrounds',
    'getPanelBackground',
    'restoreBackground',
    'eraseBackground',
    'listContactMessages',
    'getContactMessage',
    'changeContactMessage',
    'eraseMessage',
    'getSummary',
    'getSystem',
    'getSettings',
    'changeSettings',
    'getTestimonials',
    'changeTestimonials',
    'getOverview',
    'getControlRoom',
    'getToday',
    'getUploadHours',
    'getRehearsal',
    'startRehearsal',
    'renewCoupleLink',
    'renewRelativesLink',
    'withdrawRelativesLink',
    'countWeddingMedia',
    'trashWeddingMedia',
    'restoreWeddingMedia',
    'eraseWeddingMedia',
    'getWeddingAlerts',
    'changeWeddingAlerts',
  ],
  "staff's setup": [
    'getMe',
    'getSecondFactor',
    'beginSecondFactor',
    'confirmSecondFactor',
  ],
  "staff's duty": ['disableSecondFactor'],
};
