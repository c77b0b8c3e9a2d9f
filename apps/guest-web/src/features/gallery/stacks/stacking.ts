import type { Stacker } from '../../../shared/media/file/folded';

/** `moments`: bursts, and the same moment from several phones. */
export type StackMode = 'off' | 'bursts' | 'moments';

export interface Stacking {
  mode: StackMode;
  choose: (mode: StackMode) => void;
  /** Undefined: each picture has a tile. */
  stacker: Stacker | undefined;
  /** True until the part has loaded. */
  isAwaited: boolean;
}
