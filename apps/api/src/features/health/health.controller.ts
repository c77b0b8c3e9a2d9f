import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import type { Response } from 'express';
import { HealthService } from './health.service.js';

/**
 * Answers orchestrators: live means that the process answers, ready that it can
 * work.
 */
@Controller('api/health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  live() {
    return { success: true, data: { status: 'live' } };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response) {
    const checks = await this.health.checks();
    const isReady = Object.values(checks).every((state) => state === 'ok');
    if (!isReady) response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { success: isReady, data: checks };
  }
}
