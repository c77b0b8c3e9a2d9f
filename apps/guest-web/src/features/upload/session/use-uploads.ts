import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { NewUpload } from '../engine/upload-engine';
import type { UploadSnapshot } from '../engine/upload-list';
import type { PendingUpload } from '../pending/pending-record';
import { UploadSession } from './upload-session';
import { usePickerBusy } from '../chooser/use-picker-busy';

/** Time to read the notice about an earlier visit's files. */
const READING_MS = 4_000;

export interface Uploads {
  snapshot: UploadSnapshot;
  add: (uploads: NewUpload[]) => void;
  retry: (ids: string[]) => void;
  dismiss: (ids: string[]) => void;
  /** Empty files in the last choice, which are not sent. */
  empty: string[];
  hasConnectionIssue: boolean;
  /** An unexpected failure of the page's own code. */
  crash: string | undefined;
  /** Of earlier visits, until the guest has handled them. */
  pending: PendingUpload[];
  isPickerBusy: boolean;
  /** Call it before the picker opens. */
  watchPicker: (input: HTMLInputElement) => void;
}

export function useUploads(uploadPath: string): Uploads {
  const [hasConnectionIssue, setConnectionIssue] = useState(false);
  const [session] = useState(
    () => new UploadSession(uploadPath, setConnectionIssue),
  );
  const [isPickerBusy, watchPicker] = usePickerBusy();
  const { engine } = session;
  const snapshot = useSyncExternalStore(engine.subscribe, engine.getSnapshot);
  const [pending, setPending] = usePending(session, snapshot.isUploading);
  const chosen = useAdd(session, setPending);
  const retry = useCallback((ids: string[]) => engine.retry(ids), [engine]);
  const dismiss = useCallback((ids: string[]) => engine.dismiss(ids), [engine]);
  return {
    snapshot,
    ...chosen,
    retry,
    dismiss,
    hasConnectionIssue,
    pending,
    isPickerBusy,
    watchPicker,
  };
}

function usePending(session: UploadSession, isUploading: boolean) {
  const state = useState<PendingUpload[]>([]);
  const [pending, setPending] = state;
  useEffect(() => {
    session.resume().then(setPending, () => undefined);
  }, [session, setPending]);
  useEffect(() => {
    if (isUploading) return undefined;
    const timer = setTimeout(() => setPending(stillToChoose), READING_MS);
    return () => clearTimeout(timer);
  }, [isUploading, pending, setPending]);
  return state;
}

function useAdd(
  session: UploadSession,
  setPending: (pending: PendingUpload[]) => void,
) {
  const [crash, setCrash] = useState<string>();
  const [empty, setEmpty] = useState<string[]>([]);
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
    [session, setPending],
  );
  return { add, crash, empty };
}

/** Returns the same array without a change, to avoid a render. */
function stillToChoose(pending: PendingUpload[]): PendingUpload[] {
  const rest = pending.filter(({ file }) => !file);
  return rest.length === pending.length ? pending : rest;
}
