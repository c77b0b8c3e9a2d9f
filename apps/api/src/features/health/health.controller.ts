import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { liveAnswer, readyAnswer } from './health-checks.js';
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
    return liveAnswer().body;
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response) {
    const { status, body } = readyAnswer(await this.health.checks());
    response.status(status);
    return body;
  }
}
