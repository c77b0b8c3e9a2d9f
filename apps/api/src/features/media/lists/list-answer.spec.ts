import { listAnswer } from './list-answer.js';

const texts = ['plain', 'é in Latin-1', 'Ayşe', '💛 "quoted" \\ \n', ''];

it.each([0, 1, 2, texts.length])('joins %i items of any script', (count) => {
  const items = texts.slice(0, count).map((note, id) => ({ id, note }));
  const body = listAnswer(
    items.map((item) => JSON.stringify(item)),
    undefined,
  );
  expect(body.toString()).toBe(JSON.stringify({ success: true, data: items }));
});

it('names the order that the server has chosen', () => {
  expect(listAnswer(['1'], 'MjAyNg', 'story').toString()).toBe(
    '{"success":true,"data":[1],"next_cursor":"MjAyNg","sort":"story"}',
  );
});

it('names the next page', () => {
  expect(listAnswer(['1', '2'], 'MjAyNg').toString()).toBe(
    '{"success":true,"data":[1,2],"next_cursor":"MjAyNg"}',
  );
});
