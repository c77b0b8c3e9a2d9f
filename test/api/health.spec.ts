import { API } from '@hatira/contract';
import { storageSeconds } from '../../apps/api/src/metrics/metrics.js';
import { useTestApp } from '../support/test-app.js';

const test = useTestApp();

describe('health', () => {
  it('says that the process lives', async () => {
    const { body } = await test.http().get(API.live).expect(200);
    expect(body).toEqual({ success: true, data: { status: 'live' } });
  });

  it('tries everything that the process needs', async () => {
    const { body } = await test.http().get(API.ready).expect(200);
    expect(body).toEqual({ success: true, data: { process: 'ok', postgres: 'ok', redis: 'ok', storage: 'ok' } });
  });

  it('many who ask at once make one look, however slow a service is', async () => {
    const looks = async () => {
      const { values } = await storageSeconds.get();
      const isCount = ({ metricName = '', labels }: (typeof values)[number]) =>
        metricName.endsWith('_count') && labels.operation === 'check';
      return values.find(isCount)?.value ?? 0;
    };
    const before = await looks();
    await test.redis.client('PAUSE', 1_000, 'ALL');
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.http().get(API.ready)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await looks()) - before).toBeLessThan(5);
  });
});
