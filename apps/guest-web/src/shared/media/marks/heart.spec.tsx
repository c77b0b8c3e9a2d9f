import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MediaItem } from '@hatira/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadChoices } from '../../i18n/choices';
import { startI18n } from '../../i18n/i18n';
import { Heart } from './heart';
import { MarksStore } from './marks-store';

beforeEach(async () => {
  localStorage.clear();
  await startI18n('en');
  await loadChoices();
});

it('stays filled after a choice of a name, and is then one of the other as well', async () => {
  const store = new MarksStore(7, vi.fn());
  const item = { id: 'a', file_name: 'a.jpg' } as MediaItem;
  render(<Heart item={item} store={store} names={['Elif', 'Can']} />);
  const heart = screen.getByRole('button');
  await userEvent.click(heart);
  expect(heart).toHaveAccessibleName('Favourite: a.jpg');
  act(() => store.choose('second'));
  expect(heart).toHaveAccessibleName('Favourite, also of Elif: a.jpg');
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(heart).toHaveTextContent('2');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(heart).toHaveTextContent('1');
});
