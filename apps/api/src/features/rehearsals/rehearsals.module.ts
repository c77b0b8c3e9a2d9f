import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { MediaModule } from '../media/media.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { WeddingsModule } from '../weddings/weddings.module.js';
import { RehearsalRunnerService } from './rehearsal-runner.service.js';
import { RehearsalTracesService } from './rehearsal-traces.service.js';
import { RehearsalsController } from './rehearsals.controller.js';
import { RehearsalsRepository } from './rehearsals.repository.js';
import { RehearsalsService } from './rehearsals.service.js';
import { RobotService } from './robot/robot.service.js';
import { WallStateRepository } from './wall-state.repository.js';
import { WorkerStateRepository } from './worker-state.repository.js';

/** Rehearsals of web processes alone, which run the robots. */
@Module({
  imports: [
    DatabaseModule,
    MediaModule,
    StaffModule,
    UploadsModule,
    WeddingsModule,
  ],
  controllers: [RehearsalsController],
  providers: [
    RehearsalRunnerService,
    RehearsalTracesService,
    RehearsalsRepository,
    RehearsalsService,
    RobotService,
    WallStateRepository,
    WorkerStateRepository,
  ],
})
export class RehearsalsModule {}
