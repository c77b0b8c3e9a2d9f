import {
  expectRecovery,
  useProxiedProduct,
} from '../../support/servers/proxied-product.js';

const product = useProxiedProduct();

it('loses no file and goes on after PostgreSQL was away for 20 s', async () => {
  await expectRecovery(product, 'postgres');
});
