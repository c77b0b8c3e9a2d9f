import type { ZipArchive } from 'archiver';
import { MODE, timestamp, type ZipEntry } from '../zip/zip-records.js';

/** An entry of archiver's engine, compress-commons. */
interface EngineEntry {
  extra: Buffer | null;
  setSize(bytes: number): void;
  setCompressedSize(bytes: number): void;
  setCrc(sum: number): void;
  setExternalAttributes(mode: number): void;
  setExtra(fields: Buffer): void;
  getGeneralPurposeBit(): {
    useUTF8ForNames(isUsed: boolean): void;
    useDataDescriptor(isUsed: boolean): void;
  };
}

/** Called by the engine for each entry before its header is written. */
interface Engine {
  _normalizeEntry(entry: EngineEntry): void;
}

/**
 * Makes archiver write its entries as the layout has them: size and CRC-32
 * before the bytes, and the time in UTC. archiver has no option for it.
 * @param zip to which entries are appended one at a time
 * @param entry returns the appended one
 */
export function useKnownEntries(zip: ZipArchive, entry: () => ZipEntry): void {
  const { engine } = (zip as unknown as { _module: { engine: Engine } })
    ._module;
  const normalize = engine._normalizeEntry.bind(engine);
  engine._normalizeEntry = (engineEntry) => {
    normalize(engineEntry);
    describe(engineEntry, entry());
  };
}

function describe(entry: EngineEntry, known: ZipEntry): void {
  entry.setSize(known.sizeBytes);
  entry.setCompressedSize(known.sizeBytes);
  entry.setCrc(known.crc32);
  entry.setExternalAttributes(MODE);
  const flags = entry.getGeneralPurposeBit();
  flags.useUTF8ForNames(true);
  // Streams would get one.
  flags.useDataDescriptor = () => undefined;
  const time = timestamp(known);
  entry.setExtra(time);
  // The engine replaces the field by that of ZIP64.
  entry.setExtra = (zip64) => {
    entry.extra = Buffer.concat([zip64, time]);
  };
}
