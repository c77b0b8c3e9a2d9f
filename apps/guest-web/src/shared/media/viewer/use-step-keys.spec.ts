import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useStepKeys } from './use-step-keys';

afterEach(() => document.body.replaceChildren());

describe('useStepKeys', () => {
  it('turns the pages, but not behind an open dialog', () => {
    const step = vi.fn();
    renderHook(() => useStepKeys(step));
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(step).toHaveBeenCalledWith(1);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(step).toHaveBeenCalledWith(-1);
    dialog.setAttribute('open', '');
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
      fireEvent.keyDown(document.body, { key });
    expect(step).toHaveBeenCalledTimes(2);
  });
});
