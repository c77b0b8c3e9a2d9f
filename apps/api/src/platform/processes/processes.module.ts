import { Global, Module } from '@nestjs/common';
import { primary, Siblings } from './siblings.js';

@Global()
@Module({
  providers: [{ provide: Siblings, useFactory: () => new Siblings(primary) }],
  exports: [Siblings],
})
export class ProcessesModule {}
