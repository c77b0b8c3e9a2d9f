import type { CDPSession, Page } from '@playwright/test';

const UNLIMITED = -1;

/** The page's network connection, to slow down or cut. */
export class Network {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Network> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    return new Network(session);
  }

  /** Limits the bytes per second, in both directions. */
  async slow(bytesPerSecond: number): Promise<void> {
    await this.emulate({ offline: false, bytesPerSecond });
  }

  async cut(): Promise<void> {
    await this.emulate({ offline: true, bytesPerSecond: UNLIMITED });
  }

  async restore(): Promise<void> {
    await this.emulate({ offline: false, bytesPerSecond: UNLIMITED });
  }

  private async emulate({
    offline,
    bytesPerSecond,
  }: {
    offline: boolean;
    bytesPerSecond: number;
  }): Promise<void> {
    await this.session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
}
