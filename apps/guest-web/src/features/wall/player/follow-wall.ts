import { ApiError, fetchWall } from '@hatira/api-client';
import {
  WALL_API,
  type WallChanges,
  type WallState,
  type WallView,
} from '@hatira/contract';
import { followStream } from '../../../shared/media/feed/follow-stream';
import { withRetries } from '../../../shared/lib/with-retries';

export interface WallListener {
  onView: (view: WallView['data']) => void;
  onChanges: (changes: WallChanges) => void;
  onState: (state: WallState) => void;
  /** Called once: the wall has ended for good. */
  onEnded: () => void;
}

export interface FollowedWall {
  /** Reads the wall again. */
  reload: () => void;
  stop: () => void;
}

/** Reads a wall whenever its stream begins, and follows its changes. */
export function followWall(
  token: string,
  { onView, onChanges, onState, onEnded }: WallListener,
): FollowedWall {
  let reading: AbortController | undefined;
  /** Events during the reading: the view may be older. */
  let missed: (() => void)[] = [];
  const read = async () => {
    // It may wait for a retry, although the network is back.
    reading?.abort();
    missed = [];
    const own = (reading = new AbortController());
    const { signal } = own;
    try {
      const view = await withRetries(() => fetchWall(token, signal), signal);
      if (signal.aborted) return;
      onView(view);
      for (const repeat of missed) repeat();
    } catch (error) {
      if (isGone(error) && !signal.aborted) onEnded();
    }
    if (reading === own) reading = undefined;
  };
  const reload = () => {
    if (!reading) void read();
  };
  const apply = (run: () => void) => {
    run();
    if (reading) missed.push(run);
  };
  const stopStream = followStream(WALL_API.events(token), {
    events: ['media', 'state'],
    onGap: reload,
    onOpen: (source) => {
      const on = listenTo(source);
      on('ready', () => void read());
      on('media', (changes: WallChanges) => apply(() => onChanges(changes)));
      on('state', (state: WallState) => apply(() => onState(state)));
      on('ended', onEnded);
    },
  });
  return {
    reload,
    stop: () => {
      reading?.abort();
      stopStream();
    },
  };
}

function listenTo(source: EventSource) {
  return <T>(name: string, run: (data: T) => void) =>
    source.addEventListener(name, ({ data }: MessageEvent<string>) =>
      run(JSON.parse(data) as T),
    );
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
