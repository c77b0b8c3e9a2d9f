import { SLICE_BYTES } from '@hatira/contract';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import { slicedFile, TestGuest } from '../../support/requests/guest.js';
import {
  expectAllStored,
  expectRecovery,
  readiness,
  useProxiedProduct,
} from '../../support/servers/proxied-product.js';
import { until } from '../../support/until.js';

const product = useProxiedProduct();

it('loses no file and goes on after Redis was away for 20 s', async () => {
  await expectRecovery(product, 'redis');
});

it('takes uploads while Redis is away', async () => {
  const { redis, web, wedding } = product;
  redis.goAway();
  try {
    await until('it is noticed', () => readiness(web), 503);
    const guest = new TestGuest(web.url, wedding);
    const photo = jpegBytes(10_000);
    await guest.single(photo).expect(200);
    const file = slicedFile(mp4Bytes(SLICE_BYTES + 3));
    await guest.sendSliced(file);
    await expectAllStored(product, [photo, file.bytes]);
  } finally {
    redis.comeBack();
  }
});
