import { Injectable } from '@nestjs/common';
import { DemoWeddingService } from '../demo/demo-wedding.service.js';
import { AlertWebhooksService } from '../uploads/alerts/alert-webhooks.service.js';
import { WeddingAlertsService } from '../uploads/alerts/wedding-alerts.service.js';
import { WeddingLinksService } from '../weddings/wedding-links.service.js';

/** Completes weddings' links and the demo, and sends alerts. */
@Injectable()
export class WeddingUpkeepService {
  constructor(
    private readonly links: WeddingLinksService,
    private readonly demo: DemoWeddingService,
    private readonly alerts: WeddingAlertsService,
    private readonly webhooks: AlertWebhooksService,
  ) {}

  parts(): (() => Promise<unknown>)[] {
    return [
      () => this.links.addMissing(),
      () => this.demo.keep(),
      () => this.alerts.run(),
      () => this.webhooks.run(),
    ];
  }
}
