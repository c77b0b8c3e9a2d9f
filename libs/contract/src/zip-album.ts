/** The data of the page in a zip, by column: a third of the size of objects. */
export interface ZipAlbum {
  title: string;
  hasGuestBook: boolean;
  /** Paths below the page's folder, with slashes. */
  files: string[];
  /** One letter an item: `p` picture, `v` video, `f` a file that no browser shows. */
  kinds: string;
  /** The wedding's clock as seconds of UTC: browsers need no time zone. */
  times: number[];
  people: string[];
  /** Positions in `people`; -1 without a name. */
  by: number[];
  /** The chapters, for a wedding with events. */
  events?: {
    names: string[];
    /** Positions in `names`; -1 without an event. */
    by: number[];
  };
  /** The key is the position of the item. */
  notes: Partial<Record<number, string>>;
  /** A picture's position, and that of the video of its Live Photo. */
  motion: Partial<Record<number, number>>;
  /** A picture's position, and the file of its own clip. */
  clips: Partial<Record<number, string>>;
}

/** The texts of the page in a zip, in one language. */
export type ZipAlbumWords = Record<
  | 'album'
  | 'photo'
  | 'video'
  | 'photos'
  | 'videos'
  | 'search'
  | 'found'
  | 'empty'
  | 'dayAndTime'
  | 'slideshow'
  | 'endSlideshow'
  | 'previous'
  | 'next'
  | 'close'
  | 'openFile'
  | 'playMoving'
  | 'cannotShow'
  | 'unpack',
  string
>;

/** The texts of the page in a zip by language: its reader's is known only when it opens. */
export interface ZipAlbumTexts {
  words: Record<string, ZipAlbumWords>;
  /** Titles of the guest book. */
  books: Record<string, string>;
}
