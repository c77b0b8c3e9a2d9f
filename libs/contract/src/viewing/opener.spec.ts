import { openerOf, type OpenerFacts } from './opener.js';

const standing: OpenerFacts = {
  file_type: 'image/jpeg',
  processing: 'ready',
  width: 3000,
  height: 4000,
};
const lying = { ...standing, width: 4000, height: 3000 };
const video = { ...lying, file_type: 'video/mp4' };
const loved = (item: OpenerFacts): OpenerFacts => ({
  ...item,
  marks: { first: { heart: true } },
});

it.each<[string, OpenerFacts[], number]>([
  ['a loved photo that lies', [lying, loved(standing), loved(lying)], 2],
  ['a loved photo', [lying, loved(standing)], 1],
  ['the first photo that lies', [video, standing, lying, lying], 2],
  ['the first photo', [video, standing, standing], 1],
  ['a video', [video], 0],
  ['no hidden one', [{ ...loved(lying), exposure: 'hidden' }, standing], 1],
  ['no failed one', [{ ...lying, processing: 'failed' }, standing], 1],
  ['none without a known size', [{ ...lying, width: undefined }], -1],
  ['none of an empty chapter', [], -1],
])('opens a chapter with %s', (_, items, index) => {
  expect(openerOf(items)).toBe(index);
});
