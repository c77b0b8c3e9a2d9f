import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCalmAnnouncement, type Phase } from './use-calm-announcement';

it('announces a new phase at once, and waits before the next text', () => {
  const { result, rerender } = renderHook(
    ({ text, phase }) => useCalmAnnouncement(text, phase),
    {
      initialProps: { text: '', phase: 'quiet' as Phase },
    },
  );
  rerender({ text: 'preparing', phase: 'preparing' });
  expect(result.current).toBe('preparing');
  rerender({ text: '0 of 2', phase: 'sending' });
  expect(result.current).toBe('0 of 2');
  rerender({ text: '1 of 2', phase: 'sending' });
  expect(result.current).toBe('0 of 2');
  rerender({ text: 'saved', phase: 'quiet' });
  expect(result.current).toBe('saved');
});
