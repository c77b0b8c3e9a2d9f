import type { MarkPartner, MediaItem } from '@hatira/contract';
import { describe, expect, it } from 'vitest';
import { MarksStore } from '../../../shared/media/marks/marks-store';
import {
  filtered,
  filterOf,
  guestsOf,
  type Guest,
  SOMEONE,
  tablesOf,
  withFilter,
} from './gallery-filter';

const item = (id: string, more: Partial<MediaItem> = {}) =>
  ({
    id,
    file_type: 'image/jpeg',
    created_at: '2026-06-20T20:00:00.000000Z',
    ...more,
  }) as MediaItem;
const heart = { heart: true };
const items = [
  item('a', { note: 'Ayşe Teyze|Çok mutlu olun', marks: { first: heart } }),
  item('b', { note: 'AYSE  teyze|', marks: { first: heart, second: heart } }),
  item('c', {
    note: 'İbrahim|',
    table: 12,
    exposure: 'held',
    created_at: '2026-06-20T22:00:00.000000Z',
  }),
  item('d', { note: '|IŞIK içinde kalın', marks: { shared: heart } }),
  item('e', { file_type: 'video/mp4', note: 'Ayşe Teyze|' }),
  item('p', { table: 7 }),
  item('v', { file_type: 'video/mp4', motion_of: 'p' }),
];

function found(query: string, partner: MarkPartner = 'shared'): string {
  const marks = new MarksStore(1);
  marks.choose(partner);
  const filter = filterOf(new URLSearchParams(query));
  return filtered(items, filter, marks)
    .map(({ id }) => id)
    .join('');
}

describe('filtered', () => {
  it.each([
    ['', 'abcdepv'],
    ['guest=ayse+teyze', 'abe'],
    ['guest=Ay%C5%9Fe+Teyze&kind=videos', 'e'],
    [`guest=${SOMEONE}`, 'dpv'],
    ['kind=photos', 'abcdpv'],
    ['kind=videos', 'e'],
    ['table=7', 'pv'],
    ['table=12&guest=ibrahim', 'c'],
    ['table=1', ''],
    ['since=2026-06-20T21:00', 'c'],
    ['note=1', 'ad'],
    ['album=held', 'c'],
    ['album=shown', 'abdepv'],
    ['album=hidden', ''],
    ['hearts=any', 'abd'],
    ['hearts=both', 'bd'],
    ['hearts=mine', 'bd'],
    ['hearts=one', 'a'],
    ['q=isik', 'd'],
    ['q=TEYZE+mutlu', 'a'],
    ['q=ibrahim&note=1', ''],
    ['guest=nobody&kind=sounds&hearts=theirs', ''],
  ])('%j leaves %j', (query, ids) => expect(found(query)).toBe(ids));
});

/** The guest's face is a picture of the list; its id is enough here. */
const withFirstId = ({ first, ...guest }: Guest) => ({
  ...guest,
  first: first.id,
});

describe('a name given with another file of the browser', () => {
  const ofOnePhone = [
    item('a', { sender: 7, moment: '2026-06-20T20:00:00.000000Z' }),
    item('b', {
      sender: 7,
      moment: '2026-06-20T21:00:00.000000Z',
      note: 'Hacer Hala|Tebrikler',
    }),
    item('c', { sender: 8, moment: '2026-06-20T22:00:00.000000Z' }),
  ];
  const idsOf = (query: string) =>
    filtered(ofOnePhone, filterOf(new URLSearchParams(query)), undefined).map(
      ({ id }) => id,
    );

  it('is that of its guest', () =>
    expect(guestsOf(ofOnePhone).map(withFirstId)).toEqual([
      { key: 'hacer hala', name: 'Hacer Hala', count: 2, first: 'a' },
      { key: SOMEONE, name: undefined, count: 1, first: 'c' },
    ]));

  it.each([
    ['guest=hacer+hala', ['a', 'b']],
    [`guest=${SOMEONE}`, ['c']],
    ['q=hacer', ['a', 'b']],
  ])('%j finds %j', (query, ids) => expect(idsOf(query)).toEqual(ids));
});

it.each([
  ['first', 'abd'],
  ['second', 'bd'],
] as const)(
  'leaves the hearts of both and their own to the %s partner',
  (partner, ids) => expect(found('hearts=mine', partner)).toBe(ids),
);

it('counts guests under their most frequent spelling, someone last', () =>
  expect(guestsOf(items).map(withFirstId)).toEqual([
    { key: 'ayse teyze', name: 'Ayşe Teyze', count: 3, first: 'a' },
    { key: 'ibrahim', name: 'İbrahim', count: 1, first: 'c' },
    { key: SOMEONE, name: undefined, count: 3, first: 'd' },
  ]));

it('lists the tables in order', () => expect(tablesOf(items)).toEqual([7, 12]));

it('keeps other parts of the address', () => {
  const address = new URLSearchParams('item=7&q=x');
  const filter = { ...filterOf(address), text: '', hasNote: true };
  expect(withFilter(address, filter).toString()).toBe('item=7&note=1');
});
