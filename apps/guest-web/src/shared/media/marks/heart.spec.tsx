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

/** Undefined for a heart that one partner alone may have given: this device's. */
const pairOf = (heart: HTMLElement) =>
  heart.querySelector<SVGElement>('[data-pair]')?.dataset['pair'];

it('stays filled after a choice of a name, and is then one of the other as well', async () => {
  const store = new MarksStore(7, vi.fn());
  const item = { id: 'a', file_name: 'a.jpg' } as MediaItem;
  render(<Heart item={item} store={store} names={['Elif', 'Can']} />);
  const heart = screen.getByRole('button');
  await userEvent.click(heart);
  expect(
    screen.getByRole('heading', { name: 'Who is holding this phone?' }),
  ).toBeVisible();
  await userEvent.click(screen.getByText('Both of you'));
  expect(heart).toHaveAccessibleName('Favourite: a.jpg');
  expect(pairOf(heart)).toBeUndefined();
  act(() => store.choose('second'));
  expect(heart).toHaveAccessibleName('Favourite, also of Elif: a.jpg');
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(pairOf(heart)).toBe('both');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(pairOf(heart)).toBe('other');
});

it('asks once who holds the phone, and gives hearts of the answer', async () => {
  const store = new MarksStore(7, vi.fn());
  const items = ['a', 'b'].map(
    (id) => ({ id, file_name: `${id}.jpg` }) as MediaItem,
  );
  render(
    <>
      {items.map((item) => (
        <Heart
          key={item.id}
          item={item}
          store={store}
          names={['Elif', 'Can']}
        />
      ))}
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: /a\.jpg/ }));
  await userEvent.click(screen.getByText('Can'));
  await userEvent.click(screen.getByRole('button', { name: /b\.jpg/ }));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(items.map((item) => store.of(item, 'second').heart)).toEqual([
    true,
    true,
  ]);
  expect(items.map((item) => store.of(item, 'first').heart)).toEqual([
    false,
    false,
  ]);
  expect(new MarksStore(7, vi.fn()).hasChosen).toBe(true);
});

it('asks no question where the wedding has one name', async () => {
  const store = new MarksStore(8, vi.fn());
  const item = { id: 'a', file_name: 'a.jpg' } as MediaItem;
  render(<Heart item={item} store={store} names={[]} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(store.of(item, 'shared').heart).toBe(true);
});

it('shows on a device of both who has chosen a picture, and agreement as two hearts', async () => {
  localStorage.setItem('partner:9', 'shared');
  const store = new MarksStore(9, vi.fn());
  const kept = { heart: true, verdict: 'keep' } as const;
  const item = (id: string, marks: MediaItem['marks']) =>
    ({ id, file_name: `${id}.jpg`, marks }) as MediaItem;
  const items = [
    item('first', { first: kept }),
    item('agreed', { first: kept, second: kept }),
    item('together', { shared: kept }),
    item('open', { first: { heart: false, verdict: 'no' } }),
  ];
  render(
    <>
      {items.map((one) => (
        <Heart key={one.id} item={one} store={store} names={['Elif', 'Can']} />
      ))}
    </>,
  );
  const hearts = screen.getAllByRole('button');
  expect(
    hearts.map((heart) => [
      heart.getAttribute('aria-label'),
      heart.getAttribute('aria-pressed'),
      pairOf(heart),
    ]),
  ).toEqual([
    ['Favourite, also of Elif: first.jpg', 'false', 'other'],
    ['Favourite, also of Elif & Can: agreed.jpg', 'true', 'both'],
    ['Favourite: together.jpg', 'true', undefined],
    ['Favourite: open.jpg', 'false', undefined],
  ]);
  await userEvent.click(hearts[0]!);
  expect(hearts[0]).toHaveAttribute('aria-pressed', 'true');
  expect(pairOf(hearts[0]!)).toBe('both');
  await userEvent.click(hearts[0]!);
  expect(pairOf(hearts[0]!)).toBe('other');
});
