import {
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type SetStateAction,
} from 'react';
import type { NewUpload } from '../engine/upload-engine';
import type { UploadSnapshot } from '../engine/upload-list';
import type { PendingUpload } from '../pending/pending-record';
import { UploadSession } from './upload-session';
import { usePickerBusy } from './use-picker-busy';
import { savedBefore } from './visit';

const READING_MS = 4_000;

type PendingState = [
  PendingUpload[],
  Dispatch<SetStateAction<PendingUpload[]>>,
];

export interface Uploads {
  snapshot: UploadSnapshot;
  add: (uploads: NewUpload[]) => void;
  retry: (ids: string[]) => void;
  dismiss: (ids: string[]) => void;
  /** Addresses of files that this visit saved before the page was loaded again. */
  visit: [Set<string>, Dispatch<SetStateAction<Set<string>>>];
  /** Not sent. */
  empty: string[];
  hasConnectionIssue: boolean;
  /** A failure of the page's own code. */
  crash: string | undefined;
  /** The files of earlier visits, until they are handled. */
  pending: PendingUpload[];
  isPickerBusy: boolean;
  /** Call it before the picker opens. */
  watchPicker: (input: HTMLInputElement) => void;
}

/**
 * @param onClosed the couple has closed uploads
 * @param onStillClosed a retry was in vain
 */
export function useUploads(
  uploadPath: string,
  onClosed: () => void,
  onStillClosed: () => void,
): Uploads {
  const [hasConnectionIssue, setConnectionIssue] = useState(false);
  const pendingState = useState<PendingUpload[]>([]);
  const [pending, setPending] = pendingState;
  const [session] = useState(
    () =>
      new UploadSession(uploadPath, {
        onConnectionIssue: setConnectionIssue,
        onClosed,
        onPendingOver: (uploadId) =>
          setPending((before) => without(before, uploadId)),
      }),
  );
  const [isPickerBusy, watchPicker] = usePickerBusy();
  const { engine } = session;
  const snapshot = useSyncExternalStore(engine.subscribe, engine.getSnapshot);
  usePending(session, snapshot.isUploading, pendingState);
  const chosen = useAdd(session, setPending);
  const retry = useCallback(
    (ids: string[]) =>
      void session.retry(ids).then((isSent) => isSent || onStillClosed()),
    [session, onStillClosed],
  );
  const dismiss = useCallback((ids: string[]) => engine.dismiss(ids), [engine]);
  return {
    snapshot,
    ...chosen,
    retry,
    dismiss,
    visit: useState(savedBefore),
    hasConnectionIssue,
    pending,
    isPickerBusy,
    watchPicker,
  };
}

function usePending(
  session: UploadSession,
  isUploading: boolean,
  [pending, setPending]: PendingState,
): void {
  useEffect(() => {
    session.resume().then(setPending, () => undefined);
  }, [session, setPending]);
  useEffect(() => {
    if (isUploading) return undefined;
    const timer = setTimeout(() => setPending(stillToChoose), READING_MS);
    return () => clearTimeout(timer);
  }, [isUploading, pending, setPending]);
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

function without(pending: PendingUpload[], uploadId: string): PendingUpload[] {
  const rest = pending.filter(({ id }) => id !== uploadId);
  return rest.length === pending.length ? pending : rest;
}

/** The same array avoids a render. */
function stillToChoose(pending: PendingUpload[]): PendingUpload[] {
  const rest = pending.filter(({ file }) => !file);
  return rest.length === pending.length ? pending : rest;
}
