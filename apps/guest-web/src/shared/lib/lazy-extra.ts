import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part that a page can do without: it loads when it is first rendered, and
 * shows nothing when the network fails it.
 */
export function lazyExtra<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
