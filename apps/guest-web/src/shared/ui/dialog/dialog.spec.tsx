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

/** Pressed on the one, released on the other: the click belongs to what holds both. */
function press(from: Element, to: Element) {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
}

it('closes by a tap beside it, and not by one that only ends there', () => {
  const { dialog, field, onClose } = opened();
  press(field, dialog);
  press(field, field);
  expect(onClose).not.toHaveBeenCalled();
  press(dialog, dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open beside every tap where something is being written', () => {
  const { dialog, onClose } = opened(false);
  press(dialog, dialog);
  expect(onClose).not.toHaveBeenCalled();
});
