import fc, { type Arbitrary } from 'fast-check';
import { SLICE_BYTES } from '@hatira/contract';
import type { DocumentedRoute } from '../../../apps/api/src/platform/http/docs/documented-route.js';
import { jpegBytes, mp4Bytes } from '../../support/fixtures/media-bytes.js';
import type { RawRequest } from '../../support/requests/raw/raw-call.js';

/** Real values, to get past the first check. */
export interface Known {
  hash: number;
  weddingPath: string;
  ids: string[];
  keys: string[];
  archiveIds: string[];
}

const BOUNDARY = 'a-line-between-parts';
const PHOTO = jpegBytes(3_000);
const VIDEO = mp4Bytes(SLICE_BYTES + 10);

const broken = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%ff%fe',
  '..',
  '.',
  '%2e%2e%2f',
  '\\',
  "'",
  '"',
  '<script>',
  '',
  ' ',
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 300 }),
  broken,
);
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    0,
    -1,
    SLICE_BYTES,
    2 * SLICE_BYTES,
    Number.MAX_SAFE_INTEGER,
    2 ** 63,
    1e308,
  ),
);

function segment(name: string, known: Known): Arbitrary<string> {
  const real: Record<string, string[]> = {
    hash: [String(known.hash)],
    uploadPath: [known.weddingPath, known.weddingPath.toUpperCase()],
    weddingPath: [known.weddingPath],
    id: [...known.ids, ...known.archiveIds],
    key: known.keys,
    rendition: ['thumb', 'preview', 'preview_hdr', 'poster', 'playback'],
    language: ['de', 'tr', 'en'],
    page: ['pricing', 'contact', 'links', 'how-it-works'],
  };
  const encoded = text.map((value) => encodeURIComponent(value.toWellFormed()));
  const others = [
    fc.uuid(),
    fc.nat().map(String),
    fc.bigInt().map(String),
    encoded,
    broken,
  ];
  const names = real[name] ?? [];
  return names.length > 0
    ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, ...others)
    : fc.oneof(...others);
}

function path(route: DocumentedRoute, known: Known): Arbitrary<string> {
  const parts = route.path.split('/').map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? fc.constant(part) : segment(name, known);
  });
  return fc
    .tuple(fc.tuple(...parts), query(route))
    .map(([segments, search]) => {
      const whole = segments.join('/').replace(/[^\x21-\x7e]/g, '_');
      return whole + search;
    });
}

function query(route: DocumentedRoute): Arbitrary<string> {
  const names = [
    'limit',
    'cursor',
    't',
    'w',
    ...Object.keys(route.query?.shape ?? {}),
  ];
  const pair = fc.tuple(
    fc.constantFrom(...names, 'x[y]', '__proto__'),
    fc.oneof(text, number.map(String)),
  );
  const line = (pairs: [string, string][]) =>
    pairs
      .map(
        ([name, value]) =>
          `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`,
      )
      .join('&');
  return fc
    .array(pair, { maxLength: 3 })
    .map((pairs) => (pairs.length > 0 ? `?${line(pairs)}` : ''));
}

const headers = fc.record(
  {
    range: fc.oneof(
      fc.constantFrom(
        'bytes=0-',
        'bytes=-1',
        'bytes=5-2',
        'bytes=0-0,2-3',
        'lines=1-2',
      ),
      ascii(40),
    ),
    'if-none-match': fc.oneof(fc.constant('*'), ascii(40)),
    'if-range': ascii(20),
    accept: ascii(40),
    'accept-language': ascii(40),
    cookie: fc.oneof(
      fc.constant('hatira_guest=AAAAAAAAAAAAAAAAAAAAAA'),
      ascii(60),
    ),
    origin: fc.oneof(fc.constantFrom('null', 'http://evil.example'), ascii(30)),
    'x-forwarded-for': ascii(30),
    'user-agent': ascii(60),
  },
  { requiredKeys: [] },
);

function ascii(maxLength: number): Arbitrary<string> {
  return fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0x7e })
      .map((code) => String.fromCharCode(code)),
    maxLength,
  });
}

interface Body {
  type: string | undefined;
  bytes: Buffer | undefined;
}

function json(known: Known): Arbitrary<Body> {
  const value = fc.oneof(
    text,
    number,
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(known.hash, ...known.ids),
  );
  const names = [
    'ids',
    'hash',
    'fileName',
    'fileSize',
    'mimeType',
    'note',
    'uploadId',
    'email',
    'password',
    'name',
  ];
  const object = fc.dictionary(
    fc.constantFrom(...names, 'message', 'weddingDate', '__proto__'),
    value,
    { maxKeys: 8 },
  );
  const complete = fc.record({
    fileName: text,
    fileSize: number,
    mimeType: text,
    note: text,
  });
  const selection = fc.record({
    ids: fc.array(fc.oneof(fc.constantFrom(...known.ids), fc.uuid(), text), {
      maxLength: 5,
    }),
  });
  const sound = fc
    .oneof(object, complete, selection, fc.jsonValue())
    .map((each) => JSON.stringify(each) ?? '');
  return fc
    .tuple(
      fc.oneof(sound, fc.string({ unit: 'binary' })),
      fc.constantFrom('application/json', 'text/plain', undefined),
    )
    .map(([content, type]) => ({ type, bytes: Buffer.from(content) }));
}

function form(fileField: string): Arbitrary<Body> {
  const fields = fc.record(
    {
      fileName: text,
      uploadId: fc.oneof(fc.uuid(), text),
      start: fc.oneof(fc.constant('0'), number.map(String), text),
      end: fc.oneof(fc.constant(String(SLICE_BYTES)), number.map(String), text),
      total: fc.oneof(
        fc.constant(String(VIDEO.length)),
        number.map(String),
        text,
      ),
      mimeType: text,
      note: text,
    },
    { requiredKeys: [] },
  );
  const bytes = fc.oneof(
    fc.constantFrom(
      PHOTO,
      VIDEO.subarray(0, SLICE_BYTES),
      VIDEO.subarray(SLICE_BYTES),
      Buffer.alloc(0),
    ),
    fc.uint8Array({ maxLength: 5_000 }).map((each) => Buffer.from(each)),
  );
  const shape = fc.record({
    fields,
    bytes,
    name: fc.constantFrom(fileField, fileField, 'file', ''),
    fileName: text,
    isFileFirst: fc.boolean(),
    keep: fc.oneof(
      { weight: 4, arbitrary: fc.constant(1) },
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
  });
  return shape.map((parts) => {
    const whole = formBytes(parts);
    return {
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      bytes: whole.subarray(0, Math.ceil(whole.length * parts.keep)),
    };
  });
}

interface FormParts {
  fields: Record<string, string | undefined>;
  bytes: Buffer;
  name: string;
  fileName: string;
  isFileFirst: boolean;
}

function formBytes({
  fields,
  bytes,
  name,
  fileName,
  isFileFirst,
}: FormParts): Buffer {
  const quoted = fileName.replace(/["\r\n]/g, '');
  const file = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${quoted}"\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  const others = Object.entries(fields).map(([field, value]) =>
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value ?? ''}\r\n`,
    ),
  );
  const end = Buffer.from(`--${BOUNDARY}--\r\n`);
  return Buffer.concat(
    isFileFirst ? [file, ...others, end] : [...others, file, end],
  );
}

/** Requests for an API call: right, nearly right and rubbish. */
export function requestsFor(
  route: DocumentedRoute,
  known: Known,
): Arbitrary<RawRequest> {
  const nothing = fc.constant<Body>({ type: undefined, bytes: undefined });
  const wanted =
    route.body && 'file' in route.body
      ? form(route.body.file.name)
      : json(known);
  const body =
    route.method === 'get'
      ? nothing
      : fc.oneof(
          { weight: 4, arbitrary: wanted },
          json(known),
          form('media'),
          nothing,
        );
  return fc
    .tuple(path(route, known), headers, body)
    .map(([where, given, { type, bytes }]) => ({
      method: route.method.toUpperCase(),
      path: where,
      headers: {
        ...(given as Record<string, string>),
        ...(type !== undefined && { 'content-type': type }),
        ...(bytes && { 'content-length': String(bytes.length) }),
      },
      body: bytes,
    }));
}
