import path from 'node:path';
import { useOriginalFolder } from '../../../../../../test/support/zoo/original-folder.js';
import { BROKEN_PICTURES } from '../../../../../../test/support/zoo/pictures.js';
import { MediaUnreadableError } from '../process/media-unreadable-error.js';
import { derivePhoto } from './photo.js';

const originals = useOriginalFolder();

const derived = async (bytes: Buffer) =>
  derivePhoto(await originals.store(bytes));

describe.each([
  ['nearly-nothing.jpg', /^truncated$/],
  ['one-pixel-wide.jpg', /^too large: 1x60000$/],
  ['bomb.png', /^too large: 20000x20000$/],
  ['broken-grid.heic', /^damaged: 1 of its parts cannot be decoded$/],
  ['torn.heic', /^truncated$/],
  ['torn.jxl', /^truncated$/],
  ['bomb.heic', /^too large: 30000x30000$/],
  ['text.jpg', /format/],
  ['drawing.jpg', /^no format of photos$/],
  ['empty.jpg', /format/],
])('%s', (name, reason) => {
  it('is refused with a reason', async () => {
    const failure: unknown = await derived(
      await BROKEN_PICTURES[name]!(),
    ).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MediaUnreadableError);
    expect((failure as MediaUnreadableError).reason).toMatch(reason);
    expect((failure as MediaUnreadableError).reason).not.toContain(
      originals.dir,
    );
  });
});

it('throws a plain error for a missing picture file', async () => {
  const failure: unknown = await derivePhoto(
    path.join(originals.dir, 'nowhere'),
  ).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MediaUnreadableError);
});
