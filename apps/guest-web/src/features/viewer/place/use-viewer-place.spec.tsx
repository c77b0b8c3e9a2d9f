import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useViewerPlace } from './use-viewer-place';

const LONG_MS = 1_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const { result } = renderHook(
    () => ({ ...useViewerPlace(), navigate: useNavigate() }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/#images']}>{children}</MemoryRouter>
      ),
    },
  );
  return result;
}

describe('useViewerPlace', () => {
  it('writes the shown item to the address after a pause', () => {
    const result = setUp();
    act(() => result.current.rememberItem({ kind: 'images', id: 'one' }));
    act(() => result.current.rememberItem({ kind: 'images', id: 'other' }));
    expect(result.current.place).toEqual({ kind: 'images' });
    act(() => void vi.advanceTimersByTime(LONG_MS));
    expect(result.current.place).toEqual({ kind: 'images', id: 'other' });
  });

  it('does not restore a place that was left by the back button', () => {
    const result = setUp();
    act(() => result.current.showKind('videos'));
    act(() => result.current.rememberItem({ kind: 'videos', id: 'v1' }));
    act(() => void result.current.navigate(-1));
    act(() => void vi.advanceTimersByTime(LONG_MS));
    expect(result.current.place).toEqual({ kind: 'images' });
  });
});
