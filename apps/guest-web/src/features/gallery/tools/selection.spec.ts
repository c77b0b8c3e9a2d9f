import { describe, expect, it, vi } from 'vitest';
import { Selection } from './selection';

const order = ['a', 'b', 'c', 'd', 'e'];

describe('Selection', () => {
  it('toggles one item and notifies only its listeners', () => {
    const selection = new Selection();
    const ofA = vi.fn();
    const ofB = vi.fn();
    const ofAny = vi.fn();
    selection.subscribe(ofA, 'a');
    selection.subscribe(ofB, 'b');
    selection.subscribe(ofAny);
    selection.toggle('a');
    expect(selection.ids()).toEqual(['a']);
    selection.toggle('a');
    expect(selection.size).toBe(0);
    expect(ofA).toHaveBeenCalledTimes(2);
    expect(ofB).not.toHaveBeenCalled();
    expect(ofAny).toHaveBeenCalledTimes(2);
  });

  it('notifies once for select-all, and not again without a change', () => {
    const selection = new Selection();
    const ofAny = vi.fn();
    selection.subscribe(ofAny);
    selection.add(order);
    selection.add(order);
    expect(selection.size).toBe(5);
    expect(ofAny).toHaveBeenCalledTimes(1);
  });

  it('selects and deselects all files of a tile, also in a range', () => {
    const selection = new Selection();
    selection.keepTogether(new Map([['b', ['b-video', 'b-copy']]]));
    selection.toggle('a');
    selection.extendTo('b', order);
    expect(selection.ids()).toEqual(['a', 'b', 'b-video', 'b-copy']);
    selection.toggle('b');
    expect(selection.ids()).toEqual(['a']);
  });

  it('does not notify an unsubscribed listener', () => {
    const selection = new Selection();
    const listener = vi.fn();
    selection.subscribe(listener, 'a')();
    selection.toggle('a');
    expect(listener).not.toHaveBeenCalled();
  });

  it('extends from the last toggled item, forwards and backwards', () => {
    const selection = new Selection();
    selection.toggle('d');
    selection.extendTo('b', order);
    expect(selection.ids().sort()).toEqual(['b', 'c', 'd']);
    selection.extendTo('e', order);
    expect(selection.ids().sort()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('deselects a range when the last toggled item was deselected', () => {
    const selection = new Selection();
    selection.add(order);
    selection.toggle('b');
    selection.extendTo('d', order);
    expect(selection.ids()).toEqual(['a', 'e']);
  });

  it('toggles a single item without an anchor', () => {
    const selection = new Selection();
    selection.extendTo('c', order);
    expect(selection.ids()).toEqual(['c']);
  });

  it('forgets removed items', () => {
    const selection = new Selection();
    selection.add(order);
    selection.keepOnly(['b', 'e', 'new']);
    expect(selection.ids()).toEqual(['b', 'e']);
  });
});
