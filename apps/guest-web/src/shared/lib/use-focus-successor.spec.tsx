import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useFocusSuccessor } from './use-focus-successor';

function Group({ names }: { names: string[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const focusGroup = useFocusSuccessor(() =>
    ref.current?.querySelector('button'),
  );
  return (
    <div ref={ref} {...focusGroup}>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  );
}

const focus = (name: string) => act(() => screen.getByText(name).focus());

describe('useFocusSuccessor', () => {
  it('moves the focus when the focused element is removed', () => {
    const { rerender } = render(<Group names={['one', 'other']} />);
    focus('other');
    rerender(<Group names={['one']} />);
    expect(screen.getByText('one')).toHaveFocus();
  });

  it('does not focus when the group had no focus', () => {
    const { rerender } = render(<Group names={['one', 'other']} />);
    rerender(<Group names={['one']} />);
    expect(document.body).toHaveFocus();
  });

  it('does not take the focus from elsewhere', () => {
    const page = (names: string[]) => (
      <>
        <Group names={names} />
        <button type="button">elsewhere</button>
      </>
    );
    const { rerender } = render(page(['one', 'other']));
    focus('other');
    focus('elsewhere');
    rerender(page(['one']));
    expect(screen.getByText('elsewhere')).toHaveFocus();
    act(() => screen.getByText('elsewhere').blur());
    rerender(page([]));
    expect(document.body).toHaveFocus();
  });
});
