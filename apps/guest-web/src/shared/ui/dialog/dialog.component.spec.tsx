import { render } from '@hatira/component-specs';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from './dialog';

/** A page that opens an announcement itself. */
function Announced() {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button">At the top</button>
      {isOpen && (
        <Dialog title="Welcome" isCentred onClose={close}>
          <button type="button" onClick={close}>
            Close
          </button>
        </Dialog>
      )}
      <button type="button">At the foot</button>
    </>
  );
}

it('lets Tab begin at the page’s top after an announcement of the page', async () => {
  render(<Announced />);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect
    .element(page.getByRole('button', { name: 'At the top' }))
    .toHaveFocus();
});
