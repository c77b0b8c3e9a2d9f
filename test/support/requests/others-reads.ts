import { ROUTE_GROUPS } from '../../../apps/api/src/features/docs/openapi-routes.js';
import type { TestApp } from '../servers/test-app.js';
import type { TestWedding } from './guest.js';

const UNKNOWN = crypto.randomUUID();

/** What others than the couple know of a wedding. */
export interface Known {
  wedding: TestWedding;
  relatives: TestWedding;
  /** The ids that guests and relatives have kept from before the seal. */
  ids: string[];
  keys: string[];
  archiveIds: string[];
  /** The tokens of a screen in the hall and of albums. */
  tokens: string[];
}

/** Each read of a guest, a screen or the relatives, with every value they know. */
function addresses(path: string, known: Known): string[] {
  const values: Record<string, string[]> = {
    hash: [String(known.relatives.hash)],
    uploadPath: [known.wedding.weddingPath],
    weddingPath: [known.wedding.weddingPath],
    id: [...known.ids, ...known.archiveIds, UNKNOWN],
    uploadId: [UNKNOWN],
    token: known.tokens,
    key: [...known.keys, 'a-key-that-is-unknown'],
    rendition: ['thumb', 'preview', 'poster', 'playback'],
  };
  return path
    .split('/')
    .slice(1)
    .reduce<string[]>(
      (starts, part) => {
        const name = /^\{(\w+)\}$/.exec(part)?.[1];
        const choices = name === undefined ? [part] : (values[name] ?? ['any']);
        return starts.flatMap((start) =>
          choices.map((choice) => `${start}/${choice}`),
        );
      },
      [''],
    );
}

/** Answers without the values that differ between any two weddings. */
function plain(text: string, { wedding, relatives, ...known }: Known): string {
  const own = [
    wedding.weddingPath,
    String(relatives.hash),
    ...known.ids,
    ...known.keys,
    ...known.archiveIds,
    ...known.tokens,
  ];
  return (
    own
      .reduce((rest, value) => rest.replaceAll(value, '…'), text)
      .replace(/"requestId":"[^"]*"/g, '')
      // The number in a list's tag: of changes, or by chance.
      .replace(/-view-\d+-/g, '-view-…-')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…')
      .replace(/Dolu|Bosu|nonce="[^"]*"/g, '')
  );
}

/** The addresses of the calls that read without a login, but for streams. */
export const OTHERS_READS = ROUTE_GROUPS.flatMap(({ routes }) => routes)
  .filter(({ method, access }) => method === 'get' && access !== 'staff')
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/api/media') || /\{/.test(path))
  .filter((path) => !path.endsWith('/events'));

/** Every distinct answer of a call; ids that one knows count as unknown. */
export async function answersOf(
  test: TestApp,
  path: string,
  known: Known,
): Promise<string[]> {
  const answers = new Set<string>();
  for (const address of addresses(path, known)) {
    const { status, headers, text } = await test.http().get(address);
    const { etag = '' } = headers as { etag?: string };
    answers.add(plain(`${status} ${etag} ${text ?? ''}`, known));
  }
  return [...answers].sort();
}
