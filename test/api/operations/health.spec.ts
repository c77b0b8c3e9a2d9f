import { API } from '@hatira/contract';
import { manifest } from '../../support/product-manifest.js';
import { EventBusService } from '../../../apps/api/src/platform/events/event-bus.service.js';
import { storageSeconds } from '../../../apps/api/src/platform/metrics/metrics.js';
import { createTestApp, useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const { version } = manifest;

const test = useTestApp();

describe('health', () => {
  it('says that the process lives', async () => {
    const { body } = await test.http().get(API.live).expect(200);
    expect(body).toEqual({ success: true, data: { status: 'live', version } });
  });

  it('tries everything that the process needs', async () => {
    const { body } = await test.http().get(API.ready).expect(200);
    expect(body).toEqual({
      success: true,
      data: {
        process: 'ok',
        postgres: 'ok',
        redis: 'ok',
        storage: 'ok',
        version,
      },
    });
  });

  it('many who ask at once make one look, however slow a service is', async () => {
    const looks = async () => {
      const { values } = await storageSeconds.get();
      const isCount = ({ metricName = '', labels }: (typeof values)[number]) =>
        metricName.endsWith('_count') && labels.operation === 'check';
      return values.find(isCount)?.value ?? 0;
    };
    const slow = await createTestApp({ replicaOf: test });
    try {
      await slow.http().get(API.ready).expect(200);
      const before = await looks();
      let arrived = 0;
      slow.app.getHttpServer().on('request', () => (arrived += 1));
      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      jest
        .spyOn(slow.app.get(EventBusService), 'ping')
        .mockImplementation(() => held);
      const answers = Promise.all(
        Array.from({ length: 20 }, () => slow.http().get(API.ready)),
      );
      await until('all have asked', () => arrived, 20);
      answer();
      // A look gives up after 3 s, so a slow machine may need several.
      for (const { status } of await answers)
        expect([200, 503]).toContain(status);
      expect((await looks()) - before).toBeLessThan(5);
    } finally {
      await slow.close();
    }
  });
});
