import { Global, Module } from '@nestjs/common';
import { EventBusService } from './event-bus.service.js';
import { WebLoadService } from './web-load.service.js';

@Global()
@Module({
  providers: [EventBusService, WebLoadService],
  exports: [EventBusService, WebLoadService],
})
export class EventsModule {}
