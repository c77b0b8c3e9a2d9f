import { Product } from './support/product.mjs';
import { Uploader } from './support/uploader.mjs';

/**
 * Mark: three slices in flight from each of 8 clients keep the web process
 * under 400 MB at any file size.
 */
const CLIENTS = 8;
const IN_FLIGHT = 3;
const LIMIT_MB = 400;
const MIB = 1024 ** 2;

const results = [];
for (const fileMib of [40, 320]) {
  const product = await Product.start();
  const uploaders = Array.from(
    { length: CLIENTS },
    () => new Uploader(product, fileMib * MIB),
  );
  const startedAt = performance.now();
  await Promise.all(
    uploaders.map((uploader) => uploader.sendSlices(IN_FLIGHT)),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  results.push({
    fileMib,
    peakMb: product.webPeakMb(),
    mibPerSecond: Math.round((CLIENTS * fileMib) / seconds),
  });
  await product.stop();
}
console.table(results);
const [small, large] = results;
console.log(
  `peak of 8 x 320 MiB : peak of 8 x 40 MiB = ${(large.peakMb / small.peakMb).toFixed(2)}`,
);
console.log(
  `peak ${large.peakMb} MB, mark under ${LIMIT_MB} MB: ${large.peakMb < LIMIT_MB ? 'met' : 'MISSED'}`,
);
