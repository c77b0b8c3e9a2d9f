import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToast, type Toast } from './toast';

const OFFER_MS = 10_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Page({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <button type="button">Elsewhere</button>
      {children}
    </ToastProvider>
  );
}

function setUp() {
  const { result } = renderHook(useToast, { wrapper: Page });
  return (toast: Toast) => act(() => result.current(toast));
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('a toast', () => {
  it('stays five seconds, or ten with an action', () => {
    const say = setUp();
    say({ text: 'Done.' });
    wait(4_900);
    expect(screen.getByText('Done.')).toBeVisible();
    wait(200);
    expect(screen.queryByText('Done.')).toBeNull();
    const onEnd = vi.fn();
    say({
      text: 'Gone.',
      action: { label: 'Undo', run: () => undefined, onEnd },
    });
    wait(OFFER_MS - 100);
    expect(screen.getByText('Gone.')).toBeVisible();
    expect(onEnd).not.toHaveBeenCalled();
    wait(200);
    expect(screen.queryByText('Gone.')).toBeNull();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('does not replace another toast’s action', () => {
    const say = setUp();
    const run = vi.fn();
    say({ text: 'Gone.', action: { label: 'Undo', run } });
    say({ text: 'No connection.', kind: 'error' });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.getByText('No connection.')).toBeVisible();
  });

  it('stays while focused, and returns the focus afterwards', () => {
    const say = setUp();
    screen.getByText('Elsewhere').focus();
    say({ text: 'Gone.', action: { label: 'Undo', run: () => undefined } });
    act(() => screen.getByText('Undo').focus());
    wait(3 * OFFER_MS);
    fireEvent.click(screen.getByText('Undo'));
    expect(screen.queryByText('Gone.')).toBeNull();
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  it('stays under the pointer, and closes when that has left', () => {
    const say = setUp();
    say({ text: 'Done.' });
    fireEvent.pointerEnter(screen.getByText('Done.').parentElement!);
    wait(OFFER_MS);
    fireEvent.pointerLeave(screen.getByText('Done.').parentElement!);
    expect(screen.getByText('Done.')).toBeVisible();
    wait(OFFER_MS);
    expect(screen.queryByText('Done.')).toBeNull();
  });
});
