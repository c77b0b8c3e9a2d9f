import { randomBytes } from 'node:crypto';
import { ObjectMissingError } from '../../../storage/storage-errors.js';
import type { OpenObject } from '../../../storage/object-store.js';
import type { AnswerPart } from './answer-part.js';
import { BlockReader } from './block-reader.js';

const MIB = 1024 ** 2;

/** Objects in memory, which counts those that are open. */
class Shelf {
  readonly opened: number[] = [];
  readonly open = new Set<number>();
  readonly contents: Buffer[];

  constructor(sizes: number[]) {
    this.contents = sizes.map((size) => randomBytes(size));
  }

  part(index: number, start = 0, end = this.size(index)): AnswerPart {
    return { range: { start, end }, open: () => this.opening(index) };
  }

  parts(): AnswerPart[] {
    return this.contents.map((_, index) => this.part(index));
  }

  private size(index: number): number {
    return this.contents[index]?.length ?? 0;
  }

  private async opening(index: number): Promise<OpenObject> {
    await Promise.resolve();
    const content = this.contents[index];
    if (!content) throw new ObjectMissingError(String(index));
    this.opened.push(index);
    this.open.add(index);
    return {
      read: (into, position) =>
        Promise.resolve(content.copy(into, 0, position)),
      close: () => Promise.resolve(void this.open.delete(index)),
    };
  }
}

async function readAll(parts: Iterable<AnswerPart>, blockBytes: number) {
  const reader = new BlockReader(parts);
  const blocks: Buffer[] = [];
  while (!reader.isAtEnd) {
    const { bytes, failure } = await reader.fill(Buffer.alloc(blockBytes));
    blocks.push(bytes);
    if (failure) return { bytes: Buffer.concat(blocks), failure };
  }
  await reader.close();
  return { bytes: Buffer.concat(blocks) };
}

it('joins literal bytes and ranges of objects in blocks of any size', async () => {
  const shelf = new Shelf([1, 0, 17, 5, 40]);
  const head = Buffer.from('head');
  const [first, , third, fourth, fifth] = shelf.contents as [
    ...[Buffer, Buffer, Buffer, Buffer, Buffer],
  ];
  const whole = Buffer.concat([
    head,
    first,
    head,
    third.subarray(3, 11),
    fourth,
    fifth,
    head,
  ]);
  const parts = (): AnswerPart[] => [
    { bytes: head },
    shelf.part(0),
    shelf.part(1),
    { bytes: head },
    shelf.part(2, 3, 11),
    shelf.part(3),
    shelf.part(4),
    { bytes: Buffer.alloc(0) },
    { bytes: head },
  ];
  for (let blockBytes = 1; blockBytes <= whole.length + 1; blockBytes++) {
    const { bytes } = await readAll(parts(), blockBytes);
    expect([blockBytes, bytes.equals(whole)]).toEqual([blockBytes, true]);
  }
  expect([...shelf.open]).toEqual([]);
});

it('fills blocks at once, in order', async () => {
  const shelf = new Shelf([100, 100]);
  const reader = new BlockReader(shelf.parts());
  const filled = Array.from({ length: 4 }, () => reader.fill(Buffer.alloc(50)));
  const blocks = (await Promise.all(filled)).map(({ bytes }) => bytes);
  expect(Buffer.concat(blocks)).toEqual(Buffer.concat(shelf.contents));
  expect(reader.isAtEnd).toBe(true);
});

it('opens the next object alone, shortly before its turn', async () => {
  const shelf = new Shelf(Array<number>(20).fill(3 * MIB));
  const reader = new BlockReader(shelf.parts());
  const block = Buffer.alloc(MIB);
  const openAfter: number[] = [];
  for (let index = 0; index < 5; index++) {
    await reader.fill(block);
    await new Promise(setImmediate);
    openAfter.push(shelf.open.size);
  }
  expect(openAfter).toEqual([1, 2, 1, 1, 2]);
  await reader.close();
  expect([...shelf.open]).toEqual([]);
});

it('holds few small objects open, and one for a client that has stalled', async () => {
  const shelf = new Shelf(Array<number>(1_000).fill(10));
  const reader = new BlockReader(shelf.parts());
  const { bytes } = await reader.fill(Buffer.alloc(MIB));
  await new Promise(setImmediate);
  expect(bytes.length).toBe(80);
  expect(shelf.opened.length).toBe(9);
  expect([...shelf.open]).toEqual([8]);
  await reader.close();
  expect([...shelf.open]).toEqual([]);
});

it.each([
  ['missing', new Shelf([30])],
  ['short', new Shelf([30, 4])],
])(
  'returns the bytes before an object that is %s, and its error',
  async (_what, shelf) => {
    const parts = [shelf.part(0), shelf.part(1, 0, 9), shelf.part(0)];
    for (const blockBytes of [7, 30, 1_000]) {
      const { bytes, failure } = await readAll(parts, blockBytes);
      expect(shelf.contents[0]!.subarray(0, bytes.length)).toEqual(bytes);
      expect(bytes.length).toBeGreaterThanOrEqual(blockBytes === 7 ? 28 : 30);
      expect(failure?.reason).toBeInstanceOf(ObjectMissingError);
    }
  },
);
