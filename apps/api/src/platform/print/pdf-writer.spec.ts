import { PassThrough } from 'node:stream';
import type { Page } from './marks.js';
import { writePdf } from './pdf-writer.js';

const about = { title: 'Elif & Can', language: 'tr' };

async function* blankPages(): AsyncGenerator<Page> {
  for (;;) yield { width: 148, height: 210, bleed: 3, marks: [] };
}

it('ends with a reader that takes no bytes, and makes no pages for it', async () => {
  const reader = new PassThrough({ highWaterMark: 1_000 });
  await writePdf(blankPages(), reader, { ...about, longestMs: 50 });
  expect(reader.destroyed).toBe(true);
  expect(reader.writableLength + reader.readableLength).toBeLessThan(100_000);
});

it('ends with a reader that went away', async () => {
  const reader = new PassThrough();
  reader.resume();
  reader.once('data', () => reader.destroy());
  await writePdf(blankPages(), reader, about);
  expect(reader.destroyed).toBe(true);
});
