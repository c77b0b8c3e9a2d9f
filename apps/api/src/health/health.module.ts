import { Module } from '@nestjs/common';
import { HealthService } from './health.service.js';
import { OperationsServer } from './operations-server.js';

@Module({ providers: [HealthService, OperationsServer], exports: [HealthService, OperationsServer] })
export class HealthModule {}
