import type {
  ChangedItems,
  ContactMessageStatus,
  PanelContactMessage,
  StaffMember,
} from '@hatira/contract';
import {
  changeMessage,
  erasure,
  messageId,
  panelMessagesQuery,
  type PanelMessagesQuery,
} from '@hatira/contract/schemas';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Response } from 'express';
import { ContactService } from '../../contact/contact.service.js';
import { restList } from '../../../platform/http/rest-list.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { CurrentStaff, StaffGuard } from '../../staff/staff.guard.js';
import { PanelMessagesRepository } from '../lists/panel-messages.repository.js';

const idPipe = new ZodPipe(messageId, 'message_not_found');

/** The inbox of the contact form. */
@Controller('api/admin/rest/contact-messages')
@UseGuards(StaffGuard)
export class PanelMessagesController {
  constructor(
    private readonly rows: PanelMessagesRepository,
    private readonly contact: ContactService,
  ) {}

  @Get()
  async list(
    @Query(new ZodPipe(panelMessagesQuery)) query: PanelMessagesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PanelContactMessage[]> {
    return restList(response, 'contact-messages', await this.rows.page(query));
  }

  @Get(':id')
  one(@Param('id', idPipe) id: string): Promise<PanelContactMessage> {
    return this.rows.one(id);
  }

  @Put(':id')
  async change(
    @Param('id', idPipe) id: string,
    @Body(new ZodPipe(changeMessage))
    { status }: { status: ContactMessageStatus },
    @CurrentStaff() staff: StaffMember,
  ): Promise<PanelContactMessage> {
    await this.contact.mark(id, status, staff);
    return this.rows.one(id);
  }

  /** Erases a message for people who demand it. */
  @Post(':id/erase')
  @HttpCode(200)
  async erase(
    @Param('id', idPipe) id: string,
    @Body(new ZodPipe(erasure)) { confirm }: { confirm: string },
    @CurrentStaff() staff: StaffMember,
  ): Promise<ChangedItems> {
    await this.contact.erase(id, confirm, staff);
    return { changed: 1 };
  }
}
