import {
  CARD_FORMATS,
  cardUrl,
  weddingTitle,
  type CardFile,
  type CardFormat,
  type CardPrints,
  type CardQuery,
  type WifiNetwork,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { asInline } from '../../platform/http/files/attachment.js';
import { Slots } from '../../platform/http/limits/slots.js';
import { Siblings } from '../../platform/processes/siblings.js';
import { originOf } from '../../platform/http/server/request-origin.js';
import { namedWedding, type Wedding } from '../weddings/wedding.entity.js';
import { cardContent, tablesOf } from './card-content.js';
import { DESIGNS } from './designs/designs.js';
import { paletteOf } from './designs/palettes.js';
import { pngForPrint } from '../../platform/imaging/picture/bitmap.js';
import { writePdf } from '../../platform/print/pdf-writer.js';
import { svgOf } from '../../platform/print/svg-writer.js';
import { FORMATS } from './formats.js';
import type { Card } from './layout/compose.js';
import { sheetsOf } from './sheets.js';
import { WeddingWifiService } from './wifi/wedding-wifi.service.js';

/**
 * The resolution of a printer; fewer on a poster, which is read from afar, for
 * memory.
 */
const PNG_DPI = 300;
const POSTER_DPI = 200;
const A4_HEIGHT = 297;
const PNG_SLOTS = { perKey: 1, total: 2 };

interface Wanted {
  wedding: Wedding;
  name: CardFormat;
  options: CardQuery;
}

type Drawing = Omit<CardQuery, 'wifi'> & { wifi: WifiNetwork | undefined };

/** Draws a wedding's cards. */
@Injectable()
export class CardsService {
  private readonly pngSlots: Slots;

  constructor(
    private readonly config: Config,
    private readonly wifi: WeddingWifiService,
    siblings: Siblings,
  ) {
    this.pngSlots = new Slots('card-pictures', PNG_SLOTS, siblings);
  }

  /** @param list the address of the called list */
  async list(
    list: string,
    { id }: Wedding,
    options: CardQuery,
  ): Promise<CardPrints> {
    const data = CARD_FORMATS.map((name) => ({
      name,
      url: cardUrl(list, `${name}.pdf`, options),
    }));
    const hasWifi = (await this.wifi.of(id)) !== undefined;
    return { success: true, hasWifi, data };
  }

  /** Streams the print, which browsers show. */
  async sendPdf(wanted: Wanted, response: Response): Promise<void> {
    const { wedding, name, options } = wanted;
    const wifi = await this.wifiOf(wedding, options);
    const cards = tablesOf(options).map((table) =>
      this.card(wedding, { ...options, table, wifi }, response.req),
    );
    asInline(response, fileName(wanted, 'pdf')).type('pdf');
    await writePdf(sheetsOf(FORMATS[name], cards), response, {
      title: weddingTitle(namedWedding(wedding)),
      language: options.language,
    });
  }

  /** Sends the print's first page after the cut, as a preview. */
  async sendSvg(wanted: Wanted, response: Response): Promise<void> {
    const svg = await this.svgOf(wanted, response.req);
    asInline(response, fileName(wanted, 'svg')).type('svg').send(svg);
  }

  /**
   * Sends the same page in pixels.
   * @throws Problem errors of `Slots.require`
   */
  async sendPng(wanted: Wanted, response: Response): Promise<void> {
    const release = this.pngSlots.require(`wedding ${wanted.wedding.id}`);
    try {
      const svg = await this.svgOf(wanted, response.req);
      const [, height] = FORMATS[wanted.name].page;
      const dpi = height > A4_HEIGHT ? POSTER_DPI : PNG_DPI;
      const png = await pngForPrint(svg, dpi);
      asInline(response, fileName(wanted, 'png')).type('png').send(png);
    } finally {
      release();
    }
  }

  private async svgOf(
    { wedding, name, options }: Wanted,
    request: Request,
  ): Promise<string> {
    const wifi = await this.wifiOf(wedding, options);
    const card = this.card(wedding, { ...options, wifi }, request);
    const [page] = sheetsOf(FORMATS[name], [card]);
    return svgOf(page!);
  }

  private async wifiOf(
    { id }: Wedding,
    { wifi }: CardQuery,
  ): Promise<WifiNetwork | undefined> {
    return wifi ? this.wifi.of(id) : undefined;
  }

  private card(
    wedding: Wedding,
    { wifi, ...options }: Drawing,
    request: Request,
  ): Card {
    const origin = originOf(request, this.config);
    return {
      design: DESIGNS[options.design],
      palette: paletteOf(options.design, options.colour),
      content: cardContent(namedWedding(wedding), origin, options, wifi),
    };
  }
}

function fileName({ wedding, name, options }: Wanted, file: CardFile): string {
  // Only a PDF has pages for further tables.
  const tables = [options.table, file === 'pdf' ? options.until : undefined];
  const parts = [wedding.slug, name, ...tables];
  return `${parts.filter((part) => part !== undefined).join('-')}.${file}`;
}
