import type { CDPSession, Page } from '@playwright/test';

export interface Use {
  heap: number;
  nodes: number;
  listeners: number;
}

/** Measures a page after collections of its garbage. */
export class Memory {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Memory> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return new Memory(session);
  }

  async used(): Promise<Use> {
    // Twice: the first collection frees the handles of pictures.
    for (let time = 0; time < 2; time++)
      await this.session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.session.send('Performance.getMetrics');
    const of = (wanted: string) =>
      metrics.find(({ name }) => name === wanted)!.value;
    return {
      heap: of('JSHeapUsedSize'),
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
    };
  }
}
