import { heldTimes, holdsAfter, readHolds } from './retention-hold.js';

const HOUR_MS = 3_600_000;
const BEFORE = {
  trashDays: 30,
  uploadHours: 48,
  contactDays: 365,
  auditDays: 730,
};

const holdsOf = (after: typeof BEFORE) =>
  holdsAfter({ before: BEFORE, after }, {}, 0);

describe('a shorter retention', () => {
  it.each([
    [{ ...BEFORE, trashDays: 3 }, BEFORE],
    [{ ...BEFORE, uploadHours: 1 }, BEFORE],
    [{ ...BEFORE, contactDays: 36 }, BEFORE],
    [{ ...BEFORE, auditDays: 73 }, BEFORE],
    [
      { ...BEFORE, trashDays: 3, uploadHours: 72 },
      { ...BEFORE, uploadHours: 72 },
    ],
  ])('applies a day later: %j', (after, held) => {
    const at = (hours: number) =>
      heldTimes(after, holdsOf(after), hours * HOUR_MS);
    expect([at(0), at(23), at(24)]).toEqual([held, held, after]);
  });

  it('applies at once when it is longer or unchanged', () => {
    const after = { ...BEFORE, trashDays: 31 };
    expect(heldTimes(after, holdsOf(after), 0)).toEqual(after);
    expect(
      heldTimes(
        { ...BEFORE, trashDays: 40 },
        holdsOf({ ...BEFORE, trashDays: 3 }),
        1,
      ).trashDays,
    ).toBe(40);
  });

  it('shortened twice applies a day after the second change; an unchanged one keeps its hold', () => {
    const [first, second] = [
      { ...BEFORE, trashDays: 3, uploadHours: 9 },
      { ...BEFORE, trashDays: 2, uploadHours: 9 },
    ];
    const holds = holdsAfter(
      { before: first, after: second },
      holdsOf(first),
      20 * HOUR_MS,
    );
    expect(heldTimes(second, holds, 43 * HOUR_MS)).toEqual({
      ...BEFORE,
      uploadHours: 9,
    });
    expect(heldTimes(second, holds, 44 * HOUR_MS)).toEqual(second);
  });

  it('is parsed from its stored form; invalid values are ignored', () => {
    const holds = holdsOf({
      trashDays: 3,
      uploadHours: 1,
      contactDays: 2,
      auditDays: 3,
    });
    expect(readHolds(JSON.parse(JSON.stringify(holds)))).toEqual(holds);
    const rubbish = [
      undefined,
      null,
      5,
      {},
      { trashDays: null },
      { uploadHours: { value: '3', untilMs: 1 } },
    ];
    expect(
      rubbish.map((kept) => heldTimes(BEFORE, readHolds(kept), 0)),
    ).toEqual(rubbish.map(() => BEFORE));
  });
});
