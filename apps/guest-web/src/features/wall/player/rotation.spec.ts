import type { WallItem } from '@hatira/contract';
import { describe, expect, it } from 'vitest';
import { Rotation } from './rotation';

/** Later seconds are newer. */
function item(id: string, second: number, portrait = false): WallItem {
  return {
    id,
    file_type: 'image/jpeg',
    created_at: new Date(second * 1_000).toISOString(),
    picture: 'preview',
    has_video: false,
    ...(portrait ? { width: 3, height: 4 } : { width: 4, height: 3 }),
  };
}

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => item(`${from + at}`, from + at));

function rotation(items: WallItem[]): Rotation {
  const made = new Rotation();
  made.replace(items);
  return made;
}

const turn = (from: Rotation, canShow?: (item: WallItem) => boolean) =>
  from
    .next(canShow)
    .items.map(({ id }) => id)
    .join('+');
const turns = (from: Rotation, count: number) =>
  Array.from({ length: count }, () => turn(from));

describe('a round', () => {
  it('shows all, the newest first, before any comes again', () => {
    const wall = rotation(many(5));
    expect(turns(wall, 10)).toEqual([
      '4',
      '3',
      '2',
      '1',
      '0',
      '4',
      '3',
      '2',
      '1',
      '0',
    ]);
  });

  it('shows an item not twice in a row where it ends with the newest', () => {
    const wall = rotation(many(2));
    turns(wall, 2);
    wall.add([item('new', 9)]);
    expect(turns(wall, 4)).toEqual(['new', '1', '0', 'new']);
  });

  it('has one turn after another for a single item, and an empty one without items', () => {
    expect(turns(rotation([item('a', 1)]), 3)).toEqual(['a', 'a', 'a']);
    expect(turns(rotation([]), 2)).toEqual(['', '']);
  });

  it('forgets removed items and shows updated ones in their new state', () => {
    const wall = rotation(many(3));
    wall.remove(['2']);
    wall.add([{ ...item('1', 1), picture: 'thumb' }]);
    expect(wall.next().items).toMatchObject([{ id: '1', picture: 'thumb' }]);
    expect(turns(wall, 2)).toEqual(['0', '1']);
  });
});

describe('new items', () => {
  it('are next; then the round goes on', () => {
    const wall = rotation(many(4));
    turns(wall, 1);
    wall.add([item('new', 9)]);
    expect(wall.hasFresh()).toBe(true);
    expect(turns(wall, 4)).toEqual(['new', '2', '1', '0']);
    expect(turns(wall, 2)).toEqual(['new', '3']);
  });

  it('share the screen with one of the others when many come', () => {
    const wall = rotation(many(3));
    wall.add(many(5, 10));
    expect(turns(wall, 4)).toEqual(['12+11+10+2', '14+13+1+0', '12', '11']);
  });

  it('wait no longer because others come after them', () => {
    const wall = rotation(many(20));
    const cameAt = new Map<string, number>();
    const waits: number[] = [];
    for (let at = 0; at < 10; at++) {
      // Three have a turn, so three of the first six wait from then on.
      const arrived = many(at === 0 ? 6 : 3, 100 + at * 9);
      wall.add(arrived);
      for (const { id } of arrived) cameAt.set(id, at);
      const { items, fresh } = wall.next();
      for (const { id } of items.slice(0, fresh))
        waits.push(at - cameAt.get(id)!);
    }
    expect(waits).toHaveLength(30);
    expect(Math.max(...waits)).toBe(1);
  });

  it('bring others along where they come one by one', () => {
    const wall = rotation(many(9));
    const shown = [10, 11, 12, 13].map((second) => {
      wall.add([item(`${second}`, second)]);
      return turn(wall);
    });
    expect(shown).toEqual(['10', '11', '12+8+7+6', '13']);
  });

  it.each([1, 2, 3, 5])(
    'are shown before any comes again, and no other is starved, at %s a turn',
    (rate) => {
      const wall = rotation(many(30));
      const seen = new Set<string>();
      for (let at = 0; at < 60; at++) {
        wall.add(many(rate, 100 + at * rate));
        const { items } = wall.next();
        const isRepeat = items.some(({ id }) => seen.has(id));
        for (const { id } of items) seen.add(id);
        if (isRepeat) expect(seen.size).toBe(30 + rate * (at + 1));
      }
      expect(many(30).every(({ id }) => seen.has(id))).toBe(true);
    },
  );

  it('do not hurry the screen while the network is away', () => {
    const wall = rotation(many(2));
    wall.add([item('new', 9)]);
    expect(wall.hasFresh(({ id }) => id !== 'new')).toBe(false);
  });

  it('that came while the network was away are new, too', () => {
    const wall = rotation(many(3));
    turns(wall, 1);
    wall.replace([...many(3), item('later', 9)]);
    expect(turns(wall, 2)).toEqual(['later', '1']);
  });
});

describe('portraits', () => {
  it('are shown in pairs, also over others in between', () => {
    const wall = rotation([
      item('p1', 5, true),
      item('a', 4),
      item('p2', 3, true),
      item('b', 2),
    ]);
    expect(turns(wall, 3)).toEqual(['p1+p2', 'a', 'b']);
  });

  it('are alone without another one in the round', () => {
    const wall = rotation([item('p1', 5, true), item('a', 4)]);
    expect(turns(wall, 4)).toEqual(['p1', 'a', 'p1', 'a']);
  });

  it('are paired when new with one of the round', () => {
    const wall = rotation([item('a', 4), item('p1', 3, true)]);
    wall.add([item('new', 9, true)]);
    expect(turns(wall, 2)).toEqual(['new+p1', 'a']);
  });

  it('are videos never', () => {
    const video = { ...item('v', 9, true), file_type: 'video/mp4' };
    const wall = rotation([video, item('p1', 5, true), item('p2', 4, true)]);
    expect(turns(wall, 2)).toEqual(['v', 'p1+p2']);
  });
});

describe('without a network', () => {
  it('repeats the least recent of those at hand; the others come after', () => {
    const wall = rotation(many(4));
    turns(wall, 2);
    const atHand = ({ id }: WallItem) => id === '3' || id === '2';
    expect([1, 2, 3].map(() => turn(wall, atHand))).toEqual(['3', '2', '3']);
    expect(turns(wall, 2)).toEqual(['1', '0']);
  });

  it('puts items back that did not load', () => {
    const wall = rotation(many(3));
    wall.putBack(wall.next());
    expect(turns(wall, 3)).toEqual(['2', '1', '0']);
    wall.add([item('new', 9)]);
    wall.putBack(wall.next());
    expect(turns(wall, 1)).toEqual(['new']);
  });
});
