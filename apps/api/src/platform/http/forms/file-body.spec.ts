import { FileBody } from './file-body.js';

const BOUNDARY = 'a-b';
const DELIMITER = `\r\n--${BOUNDARY}`;

interface Read {
  content: string;
  rest: string | undefined;
  pauses: number;
}

/** Feeds the text in pieces, as a client may cut it. */
async function read(
  text: string,
  pieceBytes: number,
  {
    maxBytes = 1e6,
    expectedBytes = NaN,
    formBytes = Infinity,
  }: { maxBytes?: number; expectedBytes?: number; formBytes?: number } = {},
): Promise<Read> {
  let pauses = 0;
  const source = { pause: () => (pauses += 1), resume: () => undefined };
  const body = new FileBody({
    boundary: BOUNDARY,
    maxBytes,
    expectedBytes,
    onTooLarge: () => body.destroy(new Error('too large')),
  });
  body.expect(formBytes);
  const bytes = Buffer.from(text, 'latin1');
  let rest: Buffer | undefined;
  for (let at = 0; at < bytes.length && !rest; at += pieceBytes) {
    rest = body.receive(bytes.subarray(at, at + pieceBytes), source);
    if (rest) rest = Buffer.concat([rest, bytes.subarray(at + pieceBytes)]);
  }
  const chunks: Buffer[] = [];
  if (rest || body.destroyed)
    for await (const chunk of body) chunks.push(chunk as Buffer);
  return {
    content: Buffer.concat(chunks).toString('latin1'),
    rest: rest?.toString('latin1'),
    pauses,
  };
}

/** Reads a file whose length is known, as of a form whose file comes last. */
async function readExpected(
  content: string,
  pieceBytes: number,
  { expectedBytes, rest }: { expectedBytes: number; rest: string },
): Promise<Pick<Read, 'content' | 'rest'>> {
  const form = content + rest;
  const found = await read(form, pieceBytes, {
    expectedBytes,
    formBytes: form.length,
  });
  return { content: found.content, rest: found.rest };
}

describe.each([1, 2, 3, 5, 7, 100])('in pieces of %d bytes', (pieceBytes) => {
  it.each([
    ['plain bytes', 'content'],
    ['no bytes', ''],
    ['line breaks', '\r\n\r\r\n--\r\n-'],
    ['beginnings of the delimiter', '\r\n--a\r\n--a-\r\n\r\n--a-'],
    ['a delimiter without its line break', `--${BOUNDARY}`],
    ['a line break at the end', 'x\r\n'],
  ])('delivers %s and returns the rest of the form', async (_what, content) => {
    const tail = `${DELIMITER}--\r\n`;
    const found = await read(content + tail, pieceBytes);
    expect(found.content).toBe(content);
    expect(found.rest).toBe(tail);
  });

  it('ends at the first delimiter', async () => {
    const tail = `${DELIMITER}\r\nmore${DELIMITER}--`;
    expect(await read(`a${tail}`, pieceBytes)).toMatchObject({
      content: 'a',
      rest: tail,
    });
  });

  it('fails beyond its bytes', async () => {
    const file = `12345678901${DELIMITER}`;
    await expect(read(file, pieceBytes, { maxBytes: 10 })).rejects.toThrow(
      'too large',
    );
    expect((await read(file, pieceBytes, { maxBytes: 11 })).content).toBe(
      '12345678901',
    );
  });
});

describe('with the expected size', () => {
  const content = `ab${DELIMITER}\r\ncd`;
  const end = `${DELIMITER}--\r\n`;

  it.each([1, 3, 100])(
    'delivers content that looks like a delimiter, in pieces of %d bytes',
    async (pieceBytes) => {
      const expected = { expectedBytes: content.length, rest: end };
      expect(await readExpected(content, pieceBytes, expected)).toEqual({
        content,
        rest: end,
      });
    },
  );

  it.each([
    ['fields follow', content.length, `${DELIMITER}\r\nmore${end}`],
    ['the content is shorter', content.length + 1, end],
    ['the content is longer', content.length - 1, end],
    ['the size is no number', NaN, end],
  ])('searches if %s', async (_what, expectedBytes, rest) => {
    const found = await readExpected(content, 5, { expectedBytes, rest });
    expect(found.content).toBe('ab');
  });

  it('searches a chunked body', async () => {
    const found = await read(content + end, 5, { expectedBytes: Infinity });
    expect(found.content).toBe('ab');
  });

  it('counts bytes that came before', async () => {
    const source = { pause: () => undefined, resume: () => undefined };
    const body = new FileBody({
      boundary: BOUNDARY,
      maxBytes: 1e6,
      expectedBytes: content.length,
      onTooLarge: () => undefined,
    });
    body.deliver(Buffer.from(content.slice(0, 1)), source);
    body.expect(content.length + end.length);
    const rest = body.receive(Buffer.from(content.slice(1) + end), source);
    expect(rest?.toString()).toBe(end);
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe(content);
  });

  it('does not end without a delimiter after them', async () => {
    const rest = 'x'.repeat(end.length);
    const expected = { expectedBytes: content.length, rest };
    expect((await readExpected(content, 5, expected)).rest).toBeUndefined();
  });
});

it('pauses the form while its reader is slower', async () => {
  const text = `${'x'.repeat(100)}${DELIMITER}`;
  expect((await read(text, 10)).pauses).toBeGreaterThan(0);
  expect((await read(text, 1_000)).pauses).toBe(0);
});

it('continues the form when the reader has left', () => {
  let resumes = 0;
  const source = { pause: () => undefined, resume: () => (resumes += 1) };
  const body = new FileBody({
    boundary: BOUNDARY,
    maxBytes: 1e6,
    onTooLarge: () => undefined,
  });
  for (let at = 0; at < 10; at++) body.receive(Buffer.from('x'), source);
  expect(resumes).toBe(0);
  body.destroy();
  expect(resumes).toBe(1);
  const rest = body.receive(Buffer.from(`y${DELIMITER}`), source);
  expect(rest?.toString()).toBe(DELIMITER);
});
