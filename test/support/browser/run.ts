import { test as base } from '@playwright/test';
import { madeSamples, type Samples } from './media/samples.js';
import { Product } from './product.js';

interface Run {
  product: Product;
  samples: Samples;
}

/** One product per worker, without a browser. */
export const test = base.extend<object, Run>({
  product: [
    // Playwright requires a destructured first parameter.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.stop();
    },
    // It leaves time for two processes, each of which names its own state after 50 s.
    { scope: 'worker', timeout: 120_000 },
  ],
  // eslint-disable-next-line no-empty-pattern
  samples: [({}, use) => use(madeSamples()), { scope: 'worker' }],
});
