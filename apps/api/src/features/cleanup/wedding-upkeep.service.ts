import { Injectable } from '@nestjs/common';
import { DemoWeddingService } from '../demo/demo-wedding.service.js';
import { AlertWebhooksService } from '../uploads/alerts/alert-webhooks.service.js';
import { WeddingAlertsService } from '../uploads/alerts/wedding-alerts.service.js';

/** Keeps the demo, and sends alerts. */
@Injectable()
export class WeddingUpkeepService {
  constructor(
    private readonly demo: DemoWeddingService,
    private readonly alerts: WeddingAlertsService,
    private readonly webhooks: AlertWebhooksService,
  ) {}

  parts(): (() => Promise<unknown>)[] {
    return [
      () => this.demo.keep(),
      () => this.alerts.run(),
      () => this.webhooks.run(),
    ];
  }
}
