import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * An optional part: loads at its first render, absent when the network fails.
 */
export function lazyExtra<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
