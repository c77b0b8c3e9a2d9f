import { Global, Module } from '@nestjs/common';
import { SettingsService } from './settings.service.js';
import { TestimonialsService } from './testimonials.service.js';

const SERVICES = [SettingsService, TestimonialsService];

@Global()
@Module({ providers: SERVICES, exports: SERVICES })
export class SettingsModule {}
