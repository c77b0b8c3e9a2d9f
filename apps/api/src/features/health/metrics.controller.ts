import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { allMetrics } from '../../platform/metrics/all-metrics.js';
import { registry } from '../../platform/metrics/registry.js';
import { isBearer } from './bearer.js';

/** Metrics on the public port, for clients with METRICS_TOKEN. */
@Controller('metrics')
export class MetricsController {
  constructor(private readonly config: Config) {}

  /** Hides its existence without the token. */
  @Get()
  async all(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { token } = this.config.metrics;
    if (token === undefined || !isBearer(request.headers.authorization, token))
      throw new Problem('not_found');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', registry.contentType);
    response.end(await allMetrics());
  }
}
