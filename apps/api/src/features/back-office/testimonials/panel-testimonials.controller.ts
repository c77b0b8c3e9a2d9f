import type {
  PanelTestimonial,
  StaffMember,
  Success,
  TestimonialSheet,
} from '@hatira/contract';
import { changeTestimonials } from '@hatira/contract/schemas';
import { Body, Controller, Get, Put, UseGuards } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/load-config.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { TestimonialsService } from '../../../platform/settings/testimonials.service.js';
import { AuditService } from '../../staff/audit/audit.service.js';
import { CurrentStaff, StaffGuard } from '../../staff/staff.guard.js';

/** The homepage's testimonials. */
@Controller('api/admin/testimonials')
@UseGuards(StaffGuard)
export class PanelTestimonialsController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly testimonials: TestimonialsService,
    private readonly audit: AuditService,
    private readonly config: Config,
  ) {}

  @Get()
  async read(): Promise<Success<TestimonialSheet>> {
    return { success: true, data: await this.sheet() };
  }

  @Put()
  async change(
    @Body(new ZodPipe(changeTestimonials))
    { testimonials }: { testimonials: PanelTestimonial[] },
    @CurrentStaff() staff: StaffMember,
  ): Promise<Success<TestimonialSheet>> {
    await this.database.transaction(async (manager) => {
      await this.testimonials.replace(manager, testimonials);
      await this.audit.record(manager, staff, {
        action: 'testimonials_changed',
        target: '',
        details: { count: testimonials.length },
      });
    });
    await this.testimonials.announce();
    return { success: true, data: await this.sheet() };
  }

  private async sheet(): Promise<TestimonialSheet> {
    return {
      testimonials: await this.testimonials.ofStaff(),
      hasFile: this.config.testimonials.length > 0,
    };
  }
}
