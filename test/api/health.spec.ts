import { API } from '@hatira/contract';
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
});
