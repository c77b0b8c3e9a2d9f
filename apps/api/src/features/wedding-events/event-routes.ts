import type { OneWeddingEvent, WeddingEvents } from '@hatira/contract';
import {
  eventChange,
  eventId,
  newEvent,
  weddingHash,
  type EventChange,
  type NewEvent,
} from '@hatira/contract/schemas';
import { Body, Delete, Get, Param, Patch, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import type { AuditedStaff } from '../staff/audit/audit.service.js';
import type { WeddingEventsService } from './wedding-events.service.js';

const hashPipe = new ZodPipe(weddingHash);
const idPipe = new ZodPipe(eventId, 'event_not_found');

/** The events of a wedding, alike for staff and couple. */
export abstract class EventRoutes {
  constructor(protected readonly events: WeddingEventsService) {}

  @Get()
  async list(
    @Param('hash', hashPipe) hash: number,
    @Req() request: Request,
  ): Promise<WeddingEvents> {
    const weddingId = await this.admit(hash, request);
    return { success: true, data: await this.events.of(weddingId) };
  }

  @Post()
  async add(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(newEvent)) event: NewEvent,
    @Req() request: Request,
  ): Promise<OneWeddingEvent> {
    const author = await this.authorOf(hash, request);
    return { success: true, data: await this.events.add(hash, event, author) };
  }

  @Patch(':id')
  async correct(
    @Param('hash', hashPipe) hash: number,
    @Param('id', idPipe) id: string,
    @Body(new ZodPipe(eventChange)) change: EventChange,
    @Req() request: Request,
  ): Promise<OneWeddingEvent> {
    const author = await this.authorOf(hash, request);
    const data = await this.events.correct(hash, id, change, author);
    return { success: true, data };
  }

  @Delete(':id')
  async remove(
    @Param('hash', hashPipe) hash: number,
    @Param('id', idPipe) id: string,
    @Req() request: Request,
  ): Promise<{ success: true }> {
    await this.events.remove(hash, id, await this.authorOf(hash, request));
    return { success: true };
  }

  /**
   * Admits a look at the events.
   * @returns the wedding's id
   * @throws Problem `wedding_not_found`
   */
  protected abstract admit(hash: number, request: Request): Promise<number>;

  /**
   * Returns the author of a change of the events.
   * @throws Problem `wedding_not_found`
   */
  protected abstract authorOf(
    hash: number,
    request: Request,
  ): Promise<AuditedStaff>;
}
