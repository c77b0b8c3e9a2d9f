import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useBackLayer } from './use-back-layer';

const close = vi.fn();
const zoomed = () =>
  renderHook(({ isOpen }) => useBackLayer(isOpen, close), {
    initialProps: { isOpen: true },
  });
const next = (event: string) =>
  new Promise((resolve) =>
    window.addEventListener(event, resolve, { once: true }),
  );

beforeEach(() => {
  close.mockClear();
  history.pushState({ key: 'page', idx: 3 }, '', '/gallery#all');
});

describe('useBackLayer', () => {
  it('closes on the back button, which removes only its entry', async () => {
    const { rerender } = zoomed();
    const popped = next('popstate');
    act(() => history.back());
    await popped;
    expect(close).toHaveBeenCalledTimes(1);
    rerender({ isOpen: false });
    expect(history.state).toMatchObject({ key: 'page', idx: 3 });
    expect(location.hash).toBe('#all');
  });

  it('removes its entry when it is closed otherwise', async () => {
    const { rerender } = zoomed();
    const popped = next('popstate');
    rerender({ isOpen: false });
    await popped;
    expect(history.state).toEqual({ key: 'page', idx: 3 });
  });

  it('keeps an entry that was pushed over its own', () => {
    const back = vi.spyOn(history, 'back');
    const { unmount } = zoomed();
    history.pushState({ key: 'filter', idx: 4 }, '', '#videos');
    unmount();
    expect(back).not.toHaveBeenCalled();
  });

  it('keeps an entry that replaced its own', () => {
    const back = vi.spyOn(history, 'back');
    const { unmount } = zoomed();
    history.replaceState({ key: 'filter', idx: 4, usr: null }, '', '#videos');
    unmount();
    expect(back).not.toHaveBeenCalled();
  });
});
