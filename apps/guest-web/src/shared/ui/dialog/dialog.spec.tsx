import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

function opened(closesOutside?: boolean) {
  const onClose = vi.fn();
  render(
    <Dialog title="Not" onClose={onClose} closesOutside={closesOutside}>
      <textarea />
    </Dialog>,
  );
  return {
    onClose,
    dialog: screen.getByRole('dialog'),
    field: screen.getByRole('textbox'),
  };
}

/** The click event of two elements goes to their common ancestor. */
function press(from: Element, to: Element) {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
}

it('closes on a tap outside, but not on a drag that ends there', () => {
  const { dialog, field, onClose } = opened();
  press(field, dialog);
  press(field, field);
  expect(onClose).not.toHaveBeenCalled();
  press(dialog, dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open on taps outside during text input', () => {
  const { dialog, onClose } = opened(false);
  press(dialog, dialog);
  expect(onClose).not.toHaveBeenCalled();
});
