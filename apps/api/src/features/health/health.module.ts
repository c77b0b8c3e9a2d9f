import { Module } from '@nestjs/common';
import { HealthService } from './health.service.js';
import { OperationsServer } from './operations-server.js';
import { ReserveWatch } from './reserve-watch.js';

@Module({ providers: [HealthService, OperationsServer, ReserveWatch], exports: [HealthService, OperationsServer] })
export class HealthModule {}
