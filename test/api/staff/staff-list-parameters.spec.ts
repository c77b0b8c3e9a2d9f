import { STAFF_API } from '@hatira/contract';
import { useTestApp } from '../../support/servers/test-app.js';

const test = useTestApp();
type Staff = Awaited<ReturnType<typeof test.staff>>;
let staff: Staff;

beforeEach(async () => {
  staff = await test.staff();
});

describe('rubbish in a list’s parameters', () => {
  const lists = ['weddings', 'media', 'backgrounds', 'staff', 'audit'] as const;

  it.each<[string, Record<string, string>]>([
    ['sort that is no JSON', { sort: 'weddingPath' }],
    ['a column that there is not', { sort: '["passwordHash","ASC"]' }],
    ['SQL for a column', { sort: '["id; DROP TABLE weddings","ASC"]' }],
    ['a column of JavaScript’s own', { sort: '["constructor","ASC"]' }],
    ['a direction that there is not', { sort: '["id","ASC; SELECT 1"]' }],
    ['sort of one', { sort: '["id"]' }],
    ['sort that is nothing', { sort: 'null' }],
    ['a range that is no JSON', { range: '0-24' }],
    ['a range of text', { range: '["0","24"]' }],
    ['a negative range', { range: '[-1,10]' }],
    ['a range that ends before it begins', { range: '[10,5]' }],
    ['a range of fractions', { range: '[0.5,10]' }],
    ['a range without end', { range: '[0,1e9]' }],
    ['a place beyond all', { range: '[99999999999999,99999999999999]' }],
    ['a range of three', { range: '[0,1,2]' }],
    ['a filter that is no JSON', { filter: 'q=1' }],
    ['a filter that is a list', { filter: '[]' }],
    ['a filter that is nothing', { filter: 'null' }],
    ['a filter that there is not', { filter: '{"password_hash":"x"}' }],
    [
      'a filter by the prototype',
      { filter: '{"__proto__":{"q":"x"},"constructor":1}' },
    ],
    ['an object to search for', { filter: '{"q":{"$ne":null}}' }],
    ['a NUL to search for', { filter: '{"q":"a\\u0000b"}' }],
    [
      'endless words to search for',
      { filter: JSON.stringify({ q: 'x'.repeat(201) }) },
    ],
    ['ids that are none', { filter: '{"id":["1 OR 1=1"]}' }],
    ['ids that are no list', { filter: '{"id":1}' }],
    [
      'too many ids',
      { filter: JSON.stringify({ id: Array.from({ length: 1001 }, () => 1) }) },
    ],
  ])('%s is refused', async (_, query) => {
    for (const list of lists) {
      const { status, body } = await staff
        .get(STAFF_API.rest(list))
        .query(query);
      expect([list, status, body.code]).toEqual([
        list,
        400,
        'validation_failed',
      ]);
    }
  });

  it('parameters that come twice are refused', async () => {
    await staff
      .get(`${STAFF_API.rest('weddings')}?sort=["id","ASC"]&sort=["id","ASC"]`)
      .expect(400);
  });

  it.each([
    'weddings/abc',
    'weddings/12345678901234567890',
    'media/1',
    'backgrounds/1',
    'staff/1',
  ])('%s is no row', async (path) => {
    const { status } = await staff.get(`${STAFF_API.restBase}/${path}`);
    expect([400, 404]).toContain(status);
  });
});
