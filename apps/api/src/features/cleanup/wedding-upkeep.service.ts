import { Injectable } from '@nestjs/common';
import { DemoWeddingService } from '../demo/demo-wedding.service.js';
import { WeddingLinksService } from '../weddings/wedding-links.service.js';

/** Completes weddings' links, and the demo. */
@Injectable()
export class WeddingUpkeepService {
  constructor(
    private readonly links: WeddingLinksService,
    private readonly demo: DemoWeddingService,
  ) {}

  parts(): (() => Promise<unknown>)[] {
    return [() => this.links.addMissing(), () => this.demo.keep()];
  }
}
