import type { CardFormat, CardPrints } from '@hatira/contract';
import {
  cardFormat,
  cardQuery,
  weddingHash,
  type CardQuery,
} from '@hatira/contract/schemas';
import { Get, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import type { Wedding } from '../weddings/wedding.entity.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { CardsService } from './cards.service.js';

const hashPipe = new ZodPipe(weddingHash);
const namePipe = new ZodPipe(cardFormat, 'not_found');
const queryPipe = new ZodPipe(cardQuery);

/** The calls for a wedding's cards, alike for staff and couple. */
export abstract class CardRoutes {
  constructor(
    protected readonly weddings: WeddingsService,
    protected readonly cards: CardsService,
  ) {}

  @Get()
  async list(
    @Param('hash', hashPipe) hash: number,
    @Query(queryPipe) options: CardQuery,
    @Req() request: Request,
  ): Promise<CardPrints> {
    const { wedding } = await this.weddings.byCoupleHash(hash, request);
    return this.cards.list(this.addressOf(hash), wedding, options);
  }

  @Get(':name.pdf')
  async pdf(
    @Param('hash', hashPipe) hash: number,
    @Param('name', namePipe) name: CardFormat,
    @Query(queryPipe) options: CardQuery,
    @Res() response: Response,
  ): Promise<void> {
    const wedding = await this.admit(hash, response.req);
    await this.cards.sendPdf({ wedding, name, options }, response);
  }

  @Get(':name.svg')
  async svg(
    @Param('hash', hashPipe) hash: number,
    @Param('name', namePipe) name: CardFormat,
    @Query(queryPipe) options: CardQuery,
    @Res() response: Response,
  ): Promise<void> {
    const wedding = await this.admit(hash, response.req);
    await this.cards.sendSvg({ wedding, name, options }, response);
  }

  @Get(':name.png')
  async png(
    @Param('hash', hashPipe) hash: number,
    @Param('name', namePipe) name: CardFormat,
    @Query(queryPipe) options: CardQuery,
    @Res() response: Response,
  ): Promise<void> {
    const wedding = await this.admit(hash, response.req);
    await this.cards.sendPng({ wedding, name, options }, response);
  }

  /** Returns the address of the list. */
  protected abstract addressOf(hash: number): string;

  /** @throws Problem `wedding_not_found` */
  protected async admit(hash: number, request: Request): Promise<Wedding> {
    return (await this.weddings.byCoupleHash(hash, request)).wedding;
  }
}
