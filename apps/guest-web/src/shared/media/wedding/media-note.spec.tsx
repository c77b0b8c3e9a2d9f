import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MediaNote } from './media-note';

it('lets the words of a note decide its direction', () => {
  render(<MediaNote note={{ name: 'سارا', text: 'مبارک باشد' }} />);
  for (const words of ['سارا', 'مبارک باشد'])
    expect(screen.getByText(words)).toHaveAttribute('dir', 'auto');
});
