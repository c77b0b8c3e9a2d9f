import { timedNames } from './timed-names.js';

const file = (fileName: string, guestId: string | null = 'a') => ({
  fileName,
  fileType: 'image/jpeg',
  guestId,
  takenAtSeconds: Date.UTC(2026, 5, 20, 18, 14, 5) / 1000,
});
const named = (...files: ReturnType<typeof file>[]) =>
  timedNames(files, 'Europe/Istanbul');

it.each(['image.jpg', 'IMG.jpg', 'image(1).jpg', 'Photo 2.jpg', '7.jpg'])(
  'puts the local time before %s',
  (name) => expect(named(file(name))).toEqual([`2026-06-20 21.14.05 ${name}`]),
);

it.each(['IMG_0001.JPG', 'IMG-20260620-WA0003.jpg', '20260620_211405.jpg'])(
  'leaves %s',
  (name) => expect(named(file(name))).toEqual([name]),
);

it("puts it before one guest's equal names, not before those of several", () => {
  expect(
    named(file('A.jpg', 'a'), file('a.JPG', 'a'), file('A.jpg', 'b')),
  ).toEqual([
    '2026-06-20 21.14.05 A.jpg',
    '2026-06-20 21.14.05 a.JPG',
    'A.jpg',
  ]);
  expect(named(file('B.jpg', null), file('B.jpg', null))).toEqual([
    'B.jpg',
    'B.jpg',
  ]);
});
