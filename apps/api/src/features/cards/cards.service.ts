import {
  CARD_FORMATS,
  cardUrl,
  weddingTitle,
  type CardFormat,
  type CardPrints,
  type CardQuery,
  type WifiNetwork,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { asInline } from '../../platform/http/files/attachment.js';
import { originOf } from '../../platform/http/server/request-origin.js';
import { namedWedding, type Wedding } from '../weddings/wedding.entity.js';
import { cardContent, tablesOf } from './card-content.js';
import { DESIGNS } from './designs/designs.js';
import { paletteOf } from './designs/palettes.js';
import { writePdf } from '../../platform/print/pdf-writer.js';
import { svgOf } from '../../platform/print/svg-writer.js';
import { FORMATS } from './formats.js';
import type { Card } from './layout/compose.js';
import { sheetsOf } from './sheets.js';
import { WeddingWifiService } from './wifi/wedding-wifi.service.js';

interface Wanted {
  wedding: Wedding;
  name: CardFormat;
  options: CardQuery;
}

type Drawing = Omit<CardQuery, 'wifi'> & { wifi: WifiNetwork | undefined };

/** Draws a wedding's cards. */
@Injectable()
export class CardsService {
  constructor(
    private readonly config: Config,
    private readonly wifi: WeddingWifiService,
  ) {}

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
  async sendPdf(
    { wedding, name, options }: Wanted,
    response: Response,
  ): Promise<void> {
    const wifi = await this.wifiOf(wedding, options);
    const cards = tablesOf(options).map((table) =>
      this.card(wedding, { ...options, table, wifi }, response.req),
    );
    const table = options.table === undefined ? '' : `-${options.table}`;
    const until = options.until === undefined ? '' : `-${options.until}`;
    asInline(response, `${wedding.slug}-${name}${table}${until}.pdf`).type(
      'pdf',
    );
    await writePdf(sheetsOf(FORMATS[name], cards), response, {
      title: weddingTitle(namedWedding(wedding)),
      language: options.language,
    });
  }

  /** Sends the print's first page after the cut, as a preview. */
  async sendSvg(
    { wedding, name, options }: Wanted,
    response: Response,
  ): Promise<void> {
    const wifi = await this.wifiOf(wedding, options);
    const [page] = sheetsOf(FORMATS[name], [
      this.card(wedding, { ...options, wifi }, response.req),
    ]);
    asInline(response, `${wedding.slug}-${name}.svg`).type('svg');
    response.send(page && svgOf(page));
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
