import {
  parseNote,
  SELECTION_ALBUM_API,
  selectionAlbumUrl,
  titleNames,
} from '@hatira/contract';
import { linkToken } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { originOf } from '../../platform/http/server/request-origin.js';
import {
  OpenedAlbumsRepository,
  type OpenAlbum,
} from '../albums/opened-albums.repository.js';
import { namedWedding } from '../weddings/wedding.entity.js';
import { readerLanguage } from './reader-language.js';
import type { LinkPreview } from './shell/page-head.js';
import type { PageFacts } from './shell/page-shell.service.js';
import { ALBUM_WORDS } from './shell/preview-words.js';

/** The head of an album's page: what messengers show of the link. */
@Injectable()
export class AlbumPageService {
  constructor(
    private readonly albums: OpenedAlbumsRepository,
    private readonly config: Config,
  ) {}

  /** Undefined for an ended link. */
  async headOf(
    given: string,
    request: Request,
  ): Promise<PageFacts | undefined> {
    const token = linkToken.safeParse(given);
    const album = token.success
      ? await this.albums.find(token.data)
      : undefined;
    if (!token.success || !album) return undefined;
    const preview = await this.previewOf(album, token.data, request);
    const calls = [SELECTION_ALBUM_API.open(given)];
    return { title: preview.title, isIndexed: false, calls, preview };
  }

  private async previewOf(
    album: OpenAlbum,
    token: string,
    request: Request,
  ): Promise<LinkPreview> {
    const origin = originOf(request, this.config);
    const couple = titleNames(namedWedding(album)).join(' & ');
    const { count } = await this.albums.totals(album);
    const [first] = await this.albums.page(album, token, 1);
    const picture = first?.preview_url ?? first?.poster_url;
    const words = ALBUM_WORDS[readerLanguage(request)];
    const note = count === 1 ? noteLine(first?.note) : '';
    return {
      title: album.name === null ? couple : `${album.name} · ${couple}`,
      description: note || words,
      url: origin + selectionAlbumUrl(token),
      ...(picture !== undefined && {
        image: { url: origin + picture, type: 'image/webp' },
      }),
    };
  }
}

/** The sender and the words; empty without a note. */
function noteLine(note = ''): string {
  const { name, text } = parseNote(note);
  return [name, text].filter((part) => part !== undefined).join(': ');
}
