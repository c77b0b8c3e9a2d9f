import {
  formatDay,
  formatHeadingDate,
  formatHour,
  parseNote,
  uploadHeading,
  weddingTitle,
  zoneOffsetMs,
  type Language,
} from '@hatira/contract';
import type { GuestBookQuery } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Problem } from '../../platform/http/errors/problem.js';
import { asAttachment } from '../../platform/http/files/attachment.js';
import { Slots } from '../../platform/http/limits/slots.js';
import { Siblings } from '../../platform/processes/siblings.js';
import { openFontStacks } from '../../platform/print/font-stacks.js';
import type { Page } from '../../platform/print/marks.js';
import { writePdf } from '../../platform/print/pdf-writer.js';
import { namedWedding, type Wedding } from '../weddings/wedding.entity.js';
import { GUEST_BOOK_TITLES } from './guest-book-titles.js';
import {
  GuestNotesRepository,
  type GuestNote,
} from './guest-notes.repository.js';
import { GuestPicturesService } from './guest-pictures.service.js';
import { bookPages } from './layout/book-pages.js';
import type { Entry } from './layout/entry.js';
import { titlePage } from './layout/title-page.js';

/** A book keeps a core busy with its pictures. */
const SLOTS = { perKey: 1, total: 2 };

/** Prints the guests' notes and their pictures. */
@Injectable()
export class GuestBookService {
  private readonly slots: Slots;

  constructor(
    private readonly notes: GuestNotesRepository,
    private readonly pictures: GuestPicturesService,
    siblings: Siblings,
  ) {
    this.slots = new Slots('guest-books', SLOTS, siblings);
  }

  /**
   * Streams the book as a PDF, with the notes of this moment.
   * @throws Problem `nothing_to_download` without notes; errors of
   *   `Slots.require`
   */
  async send(
    wedding: Wedding,
    { language, event }: GuestBookQuery,
    response: Response,
  ): Promise<void> {
    const release = this.slots.require(`wedding ${wedding.id}`);
    try {
      const notes = await this.notes.ofWedding(wedding.id, event);
      if (notes.length === 0) throw new Problem('nothing_to_download');
      asAttachment(response, `${wedding.slug}-guest-book.pdf`)
        .type('pdf')
        .setHeader('Cache-Control', 'no-store, no-transform');
      await writePdf(this.pages(wedding, notes, language), response, {
        title: `${weddingTitle(namedWedding(wedding))} · ${GUEST_BOOK_TITLES[language]}`,
        language,
      });
    } finally {
      release();
    }
  }

  private async *pages(
    wedding: Wedding,
    notes: GuestNote[],
    language: Language,
  ): AsyncGenerator<Page> {
    await openFontStacks(['script', 'text', 'anyScript', 'anyScriptItalic']);
    const named = namedWedding(wedding);
    const { date, names } = uploadHeading(named);
    yield titlePage({
      names,
      language,
      date: date && formatHeadingDate(date, language),
      title: GUEST_BOOK_TITLES[language],
    });
    yield* bookPages(this.entries(notes, language, wedding.timeZone), 2);
  }

  private async *entries(
    notes: GuestNote[],
    language: Language,
    timeZone: string,
  ): AsyncGenerator<Entry> {
    for (const { note, firstSeconds, pictures } of notes) {
      const { name: writer, text } = parseNote(note);
      yield {
        text,
        writer,
        moment: writtenMoment(firstSeconds * 1_000, language, timeZone),
        pictures: await this.pictures.row(pictures),
      };
    }
  }
}

function writtenMoment(ms: number, language: string, timeZone: string): string {
  const localMs = ms + zoneOffsetMs(ms, timeZone);
  const day = formatDay(new Date(localMs), language, 'UTC');
  return `${day} · ${formatHour(localMs, language)}`;
}
