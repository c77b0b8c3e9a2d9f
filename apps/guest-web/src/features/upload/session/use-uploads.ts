import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { NewUpload } from '../engine/upload-engine';
import type { UploadSnapshot } from '../engine/upload-list';
import type { PendingUpload } from '../pending/pending-record';
import { UploadSession } from './upload-session';
import { usePickerBusy } from '../chooser/use-picker-busy';

/**
 * Time to read the notice about an earlier visit's files after they have
 * arrived.
 */
const READING_MS = 4_000;

/** The state and actions of uploads that the page shows. */
export interface Uploads {
  snapshot: UploadSnapshot;
  add: (uploads: NewUpload[]) => void;
  retry: (ids: string[]) => void;
  dismiss: (ids: string[]) => void;
  /** Names of empty files in the last choice, which are not sent. */
  empty: string[];
  hasConnectionIssue: boolean;
  /** Message of an unexpected failure of the page's own code. */
  crash: string | undefined;
  /**
   * Unfinished files of earlier visits; empty after the guest has handled them.
   */
  pending: PendingUpload[];
  isPickerBusy: boolean;
  /** Call it just before the picker of this input opens. */
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

/** Returns the same array when nothing changes, to avoid a render. */
function stillToChoose(pending: PendingUpload[]): PendingUpload[] {
  const rest = pending.filter(({ file }) => !file);
  return rest.length === pending.length ? pending : rest;
}
