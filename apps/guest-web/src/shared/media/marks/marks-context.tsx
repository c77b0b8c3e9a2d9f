import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { WeddingInfo } from '@hatira/contract';
import type * as MarksPart from './marks-part';
import type { MarksStore } from './marks-store';
import type { TargetStore } from './target-store';

interface Marks {
  Heart: typeof MarksPart.Heart;
  store: MarksStore;
  target: TargetStore;
  /** Of both partners; empty when the wedding has one name. */
  names: readonly string[];
}

/** Null: the link has no marks, or they are not loaded. */
const MarksContext = createContext<Marks | null>(null);

interface MarksProviderProps {
  hash: number;
  wedding: WeddingInfo;
  children: ReactNode;
}

/** For the couple's link; the demo keeps no marks. */
export function MarksProvider({ hash, wedding, children }: MarksProviderProps) {
  const { names, favouritesTarget } = wedding;
  const mayMark = wedding.access === 'full' && !wedding.isDemo;
  const [loaded, setLoaded] = useState<Omit<Marks, 'names'>>();
  useEffect(() => {
    if (!mayMark) return;
    let isGone = false;
    let stop = () => undefined as void;
    const start = async () => {
      const part = await import('./marks-part');
      await part.loadChoices();
      if (isGone) return;
      const store = new part.MarksStore(hash);
      const target = new part.TargetStore(hash, favouritesTarget);
      const ends = [store.start(), target.start()];
      stop = () => ends.forEach((end) => end());
      setLoaded({ Heart: part.Heart, store, target });
    };
    // Without a network the gallery has no hearts.
    start().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
      setLoaded(undefined);
    };
  }, [hash, mayMark, favouritesTarget]);
  const marks = useMemo(
    () => loaded && { ...loaded, names: names.length === 2 ? names : [] },
    [loaded, names],
  );
  return <MarksContext value={marks ?? null}>{children}</MarksContext>;
}

export function useMarks(): Marks | null {
  return useContext(MarksContext);
}

const NEVER = () => () => undefined;
const ZERO = () => 0;

/** Renders at each change of a mark; undefined without marks. */
export function useMarksNow(): MarksStore | undefined {
  const store = useMarks()?.store;
  useSyncExternalStore(store?.subscribe ?? NEVER, store?.current ?? ZERO);
  return store;
}
