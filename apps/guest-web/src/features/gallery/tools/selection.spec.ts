import type { MediaItem } from '@hatira/contract';
import { describe, expect, it, vi } from 'vitest';
import { leftBelow } from '../stacks/scope/left-below';
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

  describe('with photos folded below a tile', () => {
    const [hidden, other] = ['b-copy', 'b-other'].map((id) => ({
      id,
    })) as [MediaItem, MediaItem];
    const fold = {
      opened: new Set<string>(),
      stacks: new Map([
        ['b', { count: 3, others: [hidden, other], isSame: false }],
      ]),
      videos: new Map([
        ['b', 'b-video'],
        ['b-copy', 'copy-video'],
      ]),
    };
    const withFold = () => {
      const selection = new Selection();
      selection.follow(fold);
      return selection;
    };

    it('selects the tile’s own photo with its video, also in a range', () => {
      const selection = withFold();
      selection.toggle('a');
      selection.extendTo('b', order);
      expect(selection.ids()).toEqual(['a', 'b', 'b-video']);
      expect(leftBelow(selection)).toEqual([hidden, other]);
    });

    it('deselects all of the tile', () => {
      const selection = withFold();
      selection.add(['a', 'b', 'b-video', 'b-copy', 'copy-video', 'b-other']);
      expect(leftBelow(selection)).toEqual([]);
      selection.toggle('b');
      expect(selection.ids()).toEqual(['a']);
    });

    it('deselects a photo that goes below a tile without a tick', () => {
      const selection = new Selection();
      selection.add(['b-copy', 'copy-video', 'c']);
      selection.follow(fold);
      expect(selection.ids()).toEqual(['c']);
    });

    it('takes the photos of an open stack one by one', () => {
      const selection = new Selection();
      selection.add(['b-copy']);
      selection.follow({ ...fold, opened: new Set(['b', 'b-copy']) });
      selection.toggle('b');
      selection.toggle('b');
      expect(selection.ids()).toEqual(['b-copy']);
      expect(leftBelow(selection)).toEqual([]);
    });

    it('names the tile of each file', () => {
      const selection = withFold();
      const files = ['b', 'b-video', 'b-copy', 'copy-video', 'c'];
      expect(files.map((id) => selection.tileOf(id))).toEqual([
        'b',
        'b',
        'b',
        'b',
        'c',
      ]);
    });
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
