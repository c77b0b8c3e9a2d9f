import { API } from '@hatira/contract';
import { storageSeconds } from '../../../apps/api/src/platform/metrics/metrics.js';
import { NetworkProxy } from '../../support/servers/network-proxy.js';
import { createTestApp, useTestApp } from '../../support/servers/test-app.js';
import { until } from '../../support/until.js';

const test = useTestApp();

describe('health', () => {
  it('says that the process lives', async () => {
    const { body } = await test.http().get(API.live).expect(200);
    expect(body).toEqual({ success: true, data: { status: 'live' } });
  });

  it('tries everything that the process needs', async () => {
    const { body } = await test.http().get(API.ready).expect(200);
    expect(body).toEqual({
      success: true,
      data: { process: 'ok', postgres: 'ok', redis: 'ok', storage: 'ok' },
    });
  });

  it('many who ask at once make one look, however slow a service is', async () => {
    const looks = async () => {
      const { values } = await storageSeconds.get();
      const isCount = ({ metricName = '', labels }: (typeof values)[number]) =>
        metricName.endsWith('_count') && labels.operation === 'check';
      return values.find(isCount)?.value ?? 0;
    };
    const redis = await NetworkProxy.open(test.env.REDIS_URL);
    const slow = await createTestApp({
      replicaOf: test,
      withWorker: false,
      env: { REDIS_URL: redis.url },
    });
    try {
      await slow.http().get(API.ready).expect(200);
      const before = await looks();
      let arrived = 0;
      slow.app.getHttpServer().on('request', () => (arrived += 1));
      redis.hold();
      const answers = Promise.all(
        Array.from({ length: 20 }, () => slow.http().get(API.ready)),
      );
      await until('all have asked', () => arrived, 20);
      redis.letPass();
      expect((await answers).map(({ status }) => status)).toEqual(
        Array.from({ length: 20 }, () => 200),
      );
      expect((await looks()) - before).toBeLessThan(5);
    } finally {
      redis.letPass();
      await slow.close();
      await redis.close();
    }
  });
});
