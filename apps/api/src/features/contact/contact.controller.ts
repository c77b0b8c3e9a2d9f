import { contactForm, trappedForm } from '@hatira/contract/schemas';
import { Body, Controller, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { parseOrRefuse } from '../../platform/http/zod.pipe.js';
import { contactMessages } from '../../platform/metrics/metrics.js';
import { ContactService } from './contact.service.js';

@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /**
   * Programs that fill the hidden field get the same answer; the message is
   * dropped.
   */
  @Post()
  async send(
    @Body() body: unknown,
    @Req() request: Request,
  ): Promise<{ success: true }> {
    if (trappedForm.safeParse(body).success) {
      contactMessages.inc({ outcome: 'trapped' });
      return { success: true };
    }
    await this.contact.receive(
      parseOrRefuse(contactForm, body),
      request.ip ?? '',
    );
    contactMessages.inc({ outcome: 'kept' });
    return { success: true };
  }
}
