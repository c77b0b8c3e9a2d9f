import { Module } from '@nestjs/common';
import { HealthService } from './health.service.js';
import { OperationsServerService } from './operations-server.service.js';
import { ReserveWatchService } from './reserve-watch.service.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';

@Module({
  controllers: [HealthController, MetricsController],
  providers: [HealthService, OperationsServerService, ReserveWatchService],
  exports: [OperationsServerService],
})
export class HealthModule {}
