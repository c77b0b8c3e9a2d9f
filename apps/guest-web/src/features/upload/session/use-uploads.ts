import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { NewUpload } from '../engine/upload-engine';
import type { UploadSnapshot } from '../engine/upload-list';
import type { PendingUpload } from '../pending/pending-record';
import { UploadSession } from './upload-session';
import { usePickerBusy } from '../chooser/use-picker-busy';

/** How long the word about an earlier visit's files can be read after they have arrived. */
const READING_MS = 4_000;

/** All that the page shows and does about uploads. */
export interface Uploads {
  snapshot: UploadSnapshot;
  add: (uploads: NewUpload[]) => void;
  retry: (ids: string[]) => void;
  /** Takes failed files off the page. */
  dismiss: (ids: string[]) => void;
  /** Names of files among those chosen last that have no content, and are not sent. */
  empty: string[];
  /** The last keep-alive call failed. */
  hasConnectionIssue: boolean;
  /** The message of an unexpected failure of the page itself. */
  crash: string | undefined;
  /** What earlier visits have left unfinished; empty once the guest has seen to it. */
  pending: PendingUpload[];
  isPickerBusy: boolean;
  /** To be called just before the picker of this input opens. */
  watchPicker: (input: HTMLInputElement) => void;
}

export function useUploads(uploadPath: string): Uploads {
  const [hasConnectionIssue, setConnectionIssue] = useState(false);
  const [crash, setCrash] = useState<string>();
  const [empty, setEmpty] = useState<string[]>([]);
  const [pending, setPending] = useState<PendingUpload[]>([]);
  const [session] = useState(
    () => new UploadSession(uploadPath, setConnectionIssue),
  );
  const [isPickerBusy, watchPicker] = usePickerBusy();
  const { engine } = session;
  const snapshot = useSyncExternalStore(engine.subscribe, engine.getSnapshot);

  useEffect(() => {
    session.resume().then(setPending, () => undefined);
  }, [session]);

  useEffect(() => {
    if (snapshot.isUploading) return undefined;
    const timer = setTimeout(() => setPending(stillToChoose), READING_MS);
    return () => clearTimeout(timer);
  }, [snapshot.isUploading, pending]);

  const add = useCallback(
    (uploads: NewUpload[]) => {
      try {
        setCrash(undefined);
        setEmpty(
          uploads
            .filter(({ file }) => file.size === 0)
            .map(({ file }) => file.name),
        );
        setPending(session.add(uploads));
      } catch (error) {
        setCrash(error instanceof Error ? error.message : String(error));
      }
    },
    [session],
  );
  const retry = useCallback((ids: string[]) => engine.retry(ids), [engine]);
  const dismiss = useCallback((ids: string[]) => engine.dismiss(ids), [engine]);
  return {
    snapshot,
    add,
    retry,
    dismiss,
    empty,
    hasConnectionIssue,
    crash,
    pending,
    isPickerBusy,
    watchPicker,
  };
}

/** The same list when nothing falls away, so that nothing is drawn anew. */
function stillToChoose(pending: PendingUpload[]): PendingUpload[] {
  const rest = pending.filter(({ file }) => !file);
  return rest.length === pending.length ? pending : rest;
}
