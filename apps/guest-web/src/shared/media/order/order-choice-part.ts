import { lazyExtra } from '../../lib/lazy-extra';

/** The first photos do not wait for it. */
export const OrderChoice = lazyExtra(async () => {
  const part = await import('./order-choice');
  await part.loadChoices();
  return part.OrderChoice;
});
