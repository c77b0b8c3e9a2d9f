import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

/** Maps name their sources from the folder of the build, which is not the place of use. */
const STEPS_UP = /^(\.\.\/)+/;

const maps = new Map<string, SourceMap | undefined>();

/**
 * Makes stack traces name the lines of the sources. It reads the map of a file
 * when a trace is read; Node's own option reads those of all modules at the
 * start, which takes 12 MB and a tenth of the start's processor time.
 */
export function traceToSources(): void {
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map(describe)].join(
      '\n    at ',
    );
}

/** Returns the place in the source, below the project's root, or undefined for a file without a map. */
export function sourcePlace(
  file: string,
  line: number,
  column: number,
): string | undefined {
  if (!maps.has(file)) maps.set(file, mapOf(file));
  const entry = maps.get(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  const source = entry.originalSource.replace(STEPS_UP, '');
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

function describe(frame: NodeJS.CallSite): string {
  const text = (frame as { toString(): string }).toString();
  const file = frame.getFileName();
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  if (!file || line === null || column === null) return text;
  const place = sourcePlace(file, line, column);
  return place ? text.replace(`${file}:${line}:${column}`, place) : text;
}

/** The maps of packages are left alone: their sources are not installed. */
function mapOf(file: string): SourceMap | undefined {
  if (!file.startsWith('file:') || file.includes('/node_modules/'))
    return undefined;
  try {
    const text = readFileSync(new URL(`${file}.map`), 'utf8');
    return new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
