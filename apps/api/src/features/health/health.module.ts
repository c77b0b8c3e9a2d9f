import { Module } from '@nestjs/common';
import { HealthService } from './health.service.js';
import { OperationsServerService } from './operations-server.service.js';
import { ReserveWatchService } from './reserve-watch.service.js';

@Module({ providers: [HealthService, OperationsServerService, ReserveWatchService], exports: [HealthService, OperationsServerService] })
export class HealthModule {}
